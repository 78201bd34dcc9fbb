import Testing

@testable import PortableUI

@MainActor
@Suite struct PresentationQueueTests {
  struct Page: View {
    let log: Log
    @State private var first = false
    @State private var second = false
    var body: some View {
      Button("Both") { (first, second) = (true, true) }
      Button("First") { first = true }
        .sheet(isPresented: $first, onDismiss: { log.note("first dismissed") }) {
          Text("first")
          Button("Also second") { second = true }
          Button("Neither") { second = false }
          Button("Second instead") { (first, second) = (false, true) }
          Button("Done") { first = false }
        }
        .sheet(isPresented: $second) {
          Text("second")
          Button("First instead") { (first, second) = (true, false) }
        }
    }
  }

  @Test func secondSheetIsReportedAndWaitsForTheDismissalOfTheFirst() {
    let page = TestPage { Page(log: Log()) }
    page.press("First")
    page.press("Also second")
    #expect(page.texts.contains("first") && !page.texts.contains("second"))
    #expect(page.diagnostics.map(\.kind) == [.alreadyPresenting])
    page.press("Done")
    #expect(page.texts.contains("second") && !page.texts.contains("first"))
    #expect(page.diagnostics.count == 1)
  }

  @Test func oneOfTwoSimultaneousSheetsIsPresented() {
    let page = TestPage { Page(log: Log()) }
    page.press("Both")
    #expect(page.dialogs.count == 1)
    #expect(page.diagnostics.map(\.kind) == [.alreadyPresenting])
  }

  @Test func resetBindingRemovesASheetFromTheQueue() {
    let page = TestPage { Page(log: Log()) }
    page.press("First")
    page.press("Also second")
    page.press("Neither")
    page.press("Done")
    #expect(page.dialogs.isEmpty)
  }

  @Test func removedViewIsRemovedFromTheQueue() {
    struct Page: View {
      @State private var isShown = true
      @State private var isFirst = true
      @State private var isThird = false
      var body: some View {
        Text("a").sheet(isPresented: $isFirst) {
          Button("Hide second") { isShown = false }
          Button("Third too") { isThird = true }
        }
        if isShown { Text("b").sheet(isPresented: .constant(true)) { Text("second") } }
        Text("c").sheet(isPresented: $isThird) { Text("third") }
      }
    }
    let page = TestPage { Page() }
    page.press("Hide second")
    page.press("Third too")
    page.escape()
    #expect(page.texts.contains("third"))
  }

  @Test func waitingSheetIsReportedOnce() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("a \(count)").sheet(isPresented: .constant(true)) { Button("Count") { count += 1 } }
        Text("b \(count)").sheet(isPresented: .constant(count > 0)) { Text("second") }
      }
    }
    let page = TestPage { Page() }
    page.press("Count")
    page.press("Count")
    #expect(page.diagnostics.map(\.kind) == [.alreadyPresenting])
  }

  @Test func replacingASheetIsNotReportedInEitherOrder() {
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("First")
    page.press("Second instead")
    #expect(page.texts.contains("second") && !page.texts.contains("first"))
    #expect(log.take() == ["first dismissed"])
    page.press("First instead")
    #expect(page.texts.contains("first") && !page.texts.contains("second"))
    #expect(page.diagnostics.isEmpty)
  }

  @Test func sheetHasItsOwnQueue() {
    struct Page: View {
      @State private var isFailed = false
      var body: some View {
        Text("page").sheet(isPresented: .constant(true)) {
          Button("Fail") { isFailed = true }
            .alert("Failed", isPresented: $isFailed) {}
        }
      }
    }
    let page = TestPage { Page() }
    page.press("Fail")
    #expect(page.dialogs.map { $0[.class] } == ["dialog sheet", "dialog alert"])
    #expect(page.diagnostics.isEmpty)
    page.press("OK")
    #expect(page.dialogs.count == 1)
  }

  @Test func removedViewEndsItsTurn() {
    struct Page: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst {
          Text("a").sheet(isPresented: .constant(true)) {
            Button("Leave") { isFirst = false }
          }
        }
        Text("b").sheet(isPresented: .constant(true)) { Text("second") }
      }
    }
    let page = TestPage { Page() }
    page.press("Leave")
    #expect(page.texts.contains("second"))
    page.host.close()
    #expect(page.host.usage == Usage())
  }
}
