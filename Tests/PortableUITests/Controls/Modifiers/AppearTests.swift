import Testing

@testable import PortableUI

@MainActor
@Suite struct AppearTests {
  private struct Noted: View {
    let name: String
    let log: Log
    var body: some View {
      let _ = log.note("body \(name)")
      Text(name).onAppear { log.note("appear \(name)") }.onDisappear { log.note("disappear \(name)") }
    }
  }

  @Test func onAppearRunsAfterTheBodiesInOrder() {
    let log = Log()
    _ = TestPage {
      Noted(name: "a", log: log)
      Noted(name: "b", log: log)
    }
    #expect(log.take() == ["body a", "body b", "appear a", "appear b"])
  }

  @Test func changedBranchDisappearsAndAppearsOnce() {
    struct Page: View {
      let log: Log
      @State private var isFirst = true
      var body: some View {
        if isFirst { Noted(name: "a", log: log) } else { Noted(name: "b", log: log) }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    _ = log.take()
    page.press("Switch")
    #expect(log.take() == ["body b", "disappear a", "appear b"])
    page.host.close()
    page.host.close()
    #expect(log.take() == ["disappear b"])
  }

  @Test func updateDoesNotCallOnAppear() {
    struct Page: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("More \(count)") { count += 1 }.onAppear { log.note("appear") }
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    page.press("More 0")
    page.press("More 1")
    #expect(log.take() == ["appear"])
  }

  @Test func stateSetInOnAppearIsInTheFirstPage() {
    struct Page: View {
      @State private var name = "before"
      var body: some View { Text(name).onAppear { name = "after" } }
    }
    let page = TestPage { Page() }
    #expect(page.texts == ["after"])
    #expect(page.takeOps() == [])
  }

  @Test func missingActionIsAccepted() {
    let page = TestPage { Text("a").onAppear().onDisappear() }
    page.host.close()
    #expect(page.host.usage == Usage())
  }
}
