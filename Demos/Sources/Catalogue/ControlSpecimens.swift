import SwiftUIShim

/// What people press, type into and choose from.
struct ControlSpecimens: View {
  @State private var sendsNews = true

  var body: some View {
    Specimen("Toggle") {
      Toggle("Send news", isOn: $sendsNews)
    }
  }
}
