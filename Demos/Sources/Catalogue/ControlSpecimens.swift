import SwiftUIShim

/// What people press, type into and choose from.
struct ControlSpecimens: View {
  var body: some View {
    ButtonSpecimens()
    ChoiceSpecimens()
    FieldSpecimens()
  }
}
