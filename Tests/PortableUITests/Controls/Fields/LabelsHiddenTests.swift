import Testing

@testable import PortableUI

@MainActor
@Suite struct LabelsHiddenTests {
  @Test func hiddenLabelsNameTheirControls() {
    let page = TestPage {
      VStack {
        Toggle("Toggle", isOn: .constant(true))
        TextField("Field", text: .constant(""))
        SecureField("Secret", text: .constant(""))
        Stepper("Stepper", value: .constant(1))
        Slider(value: .constant(0.5)) { Text("Slider") }
        Picker("Picker", selection: .constant(1)) { Text("one").tag(1) }
      }
      .labelsHidden()
      Toggle("Seen", isOn: .constant(true))
    }
    let labels = page.host.tree.all.filter { $0[.class]?.hasPrefix("field-label") == true }
    #expect(labels.map { $0[.class] ?? "" } == Array(repeating: "field-label unseen", count: 6) + ["field-label"])
    #expect(
      labels.flatMap(\.all).compactMap(\.text) == [
        "Toggle", "Field", "Secret", "Stepper", "Slider", "Picker", "Seen",
      ])
  }
}
