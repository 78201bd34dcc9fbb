import Testing

@testable import PortableUI

#if DEBUG
  @MainActor
  @Suite struct UnnamedControlsTests {
    private func messages(@ViewBuilder _ content: () -> some View) -> [String] {
      var messages: [String] = []
      let host = ViewHost(
        didDiagnose: { if $0.kind == .unnamedControl { messages.append($0.message) } }, root: content)
      host.close()
      return messages
    }

    @Test func controlWithoutANameIsReportedWithWhatIsBesideIt() {
      let found = messages {
        HStack {
          Text("Tea")
          Button(action: {}) { Image(systemName: "trash").accessibilityHidden(true) }
        }
      }
      #expect(
        found == [
          """
          A control with the role button beside "Tea" has no name, so screen readers and tests cannot tell it from \
          others. Give it a title, or apply accessibilityLabel(_:) to it.
          """
        ])
    }

    @Test func namedControlsAreNotReported() {
      #expect(
        messages {
          Button("a") {}
          Button(action: {}) { Image(systemName: "trash") }
          Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Delete")
          Button(action: {}) { Image(systemName: "trash").accessibilityLabel("Delete") }
          TextField("b", text: .constant(""))
          TextField("c", text: .constant("")).labelsHidden()
          Picker("d", selection: .constant(1)) { Text("1").tag(1) }
          Toggle("e", isOn: .constant(true))
          Stepper("f", value: .constant(1))
          Slider(value: .constant(0.5)) { Text("g") }
          DatePicker("h", selection: .constant(.distantPast))
          NavigationStack {
            List { NavigationLink("i") { Text("j") } }.navigationTitle("k").searchable(text: .constant(""))
          }
          TabView { Text("l").tabItem { Label("m", systemImage: "cart") } }
          Menu("n") { Button("o") {} }
        }.isEmpty)
    }

    @Test func controlThatArrivesLaterIsReportedOnce() {
      struct Page: View {
        @State private var count = 0
        var body: some View {
          Button("More") { count += 1 }
          ForEach(0..<count, id: \.self) { _ in Toggle("", isOn: .constant(true)).accessibilityIdentifier("switch") }
        }
      }
      let page = TestPage { Page() }
      page.press("More")
      page.press("More")
      let found = page.diagnostics.filter { $0.kind == .unnamedControl }
      #expect(found.count == 1)
      #expect(found.first?.message.contains("identifier \"switch\"") == true)
    }
  }
#endif
