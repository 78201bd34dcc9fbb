import Testing

@testable import PortableUI

@MainActor
@Suite struct AccessibilityFocusStateTests {
  private struct Page: View {
    @AccessibilityFocusState private var isMessageFocused: Bool
    @AccessibilityFocusState private var field: String?
    @State private var message = "Nothing was sent."

    var body: some View {
      Text(message).accessibilityFocused($isMessageFocused)
      TextField("Name", text: .constant("")).accessibilityFocused($field, equals: "name")
      Text("field: \(field ?? "none")")
      Button("Send") {
        message = "The message could not be sent."
        isMessageFocused = true
      }
      Button("To name") { field = "name" }
    }
  }

  private func focused(_ page: TestPage) -> [NodeID] {
    page.takeOps().compactMap { if case .focus(let id) = $0 { id } else { nil } }
  }

  @Test func settingTheStateMovesTheFocusToAText() throws {
    let page = TestPage { Page() }
    page.press("Send")
    let message = try #require(page.node(text: "The message could not be sent."))
    #expect(focused(page) == [message.id])
    page.press("Send")
    #expect(focused(page) == [message.id], "A page does not report that a text has lost the focus.")
  }

  @Test func controlsAreFocusedAndReportIt() throws {
    let page = TestPage { Page() }
    let field = try #require(page.first(.input))
    page.press("To name")
    #expect(focused(page) == [field.id])
    #expect(page.texts.contains("field: name"))
    page.host.dispatch(Event(field.id, .blur))
    #expect(page.texts.contains("field: none"))
  }
}
