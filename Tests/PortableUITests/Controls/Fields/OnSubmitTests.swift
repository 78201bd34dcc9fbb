import Testing

@testable import PortableUI

@MainActor
@Suite struct OnSubmitTests {
  private struct Page: View {
    let log: Log
    @State private var name = ""
    var body: some View {
      let seen = name
      VStack {
        TextField("Name", text: $name).onSubmit { log.note("inner \(seen)") }
        TextField("Other", text: .constant(""))
      }
      .onSubmit { log.note("outer \(seen)") }
    }
  }

  @Test func newestActionsRunFromTheInsideOut() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.type("a")
    #expect(page.submit() == .handled)
    #expect(log.take() == ["inner a", "outer a"])
    page.submit(1)
    #expect(log.take() == ["outer a"])
  }

  @Test func fieldWithoutAnActionHandlesNoSubmit() {
    let page = TestPage { TextField("a", text: .constant("")) }
    #expect(page.submit() == .unhandledKind)
  }

  @Test func changedOuterEnvironmentKeepsTheActions() {
    struct Page: View {
      let log: Log
      @State private var isBold = false
      var body: some View {
        TextField("a", text: .constant("")).onSubmit { log.note("inner") }.font(isBold ? .headline : .body)
          .onSubmit { log.note("outer") }
        Button("Bold") { isBold = true }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("Bold")
    page.submit()
    #expect(log.take() == ["inner", "outer"])
  }

  @Test func disabledFieldIgnoresSubmit() {
    let log = Log()
    let page = TestPage { Page(log: log).disabled(true) }
    #expect(page.submit() == .disabled)
    #expect(log.take() == [])
  }
}
