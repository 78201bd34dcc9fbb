import SwiftUIShim

/// Controls.
struct ControlSpecimens: View {
  var body: some View {
    ButtonSpecimens()
    ChoiceSpecimens()
    FieldSpecimens()
  }
}
