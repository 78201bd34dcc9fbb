import Testing

@testable import PortableUI

@MainActor
@Suite struct RefreshableTests {
  /// Refreshes until it is resumed or canceled.
  private struct Page: View {
    let log: Log
    let started: Signal
    let ending: Signal
    @State private var isShown = true
    @State private var other = 0
    var body: some View {
      if isShown {
        List { Text("row") }.refreshable {
          log.note("start \(other)")
          started.send()
          await ending.wait()
          log.note(Task.isCancelled ? "cancelled" : "end")
          ending.send()
        }
      }
      Button("Hide") { isShown = false }
      Button("Other \(other)") { other += 1 }
    }
  }

  private let log = Log()
  private let started = Signal()
  private let ending = Signal()

  private func page() -> TestPage { TestPage { Page(log: log, started: started, ending: ending) } }

  private func button(_ page: TestPage) -> RenderNode? {
    page.host.tree.all.first { $0[.class]?.contains("refresh") == true && $0.tag == .button }
  }

  @Test func refreshableListHasAButtonAboveIt() throws {
    let page = page()
    #expect(
      page.outline == """
        main[box[refresh-bar[button[label[label-icon[symbol[path]] "Refresh"]]] list[row["row"]]] \
        button("Hide") button("Other 0")]
        """)
    #expect(try #require(button(page))[.ariaBusy] == nil)
  }

  @Test func listWithoutActionHasNoButton() {
    #expect(TestPage { List { Text("row") } }.outline == #"main[list[row["row"]]]"#)
  }

  @Test func buttonIsBusyWhileTheActionRuns() async throws {
    let page = page()
    #expect(page.press("Refresh") == .handled)
    #expect(button(page)?[.ariaBusy] == "true")
    await started.wait()
    #expect(page.host.usage.tasks == 1)
    await page.nextPatch { ending.send() }
    #expect(button(page)?[.ariaBusy] == nil)
    #expect(log.take() == ["start 0", "end"])
  }

  @Test func pressWhileTheActionRunsIsIgnored() async {
    let page = page()
    page.press("Refresh")
    await started.wait()
    _ = page.takeOps()
    #expect(page.press("Refresh") == .handled)
    #expect(page.takeOps() == [])
    #expect(page.host.usage.tasks == 1)
    await page.nextPatch { ending.send() }
    #expect(log.take() == ["start 0", "end"])
  }

  @Test func newestActionRunsAndANewOneDoesNotRenderTheList() async {
    struct Page: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let count = count
        List { Text("row") }.refreshable { log.note("action \(count)") }
        Button("More \(count)") { self.count += 1 }
      }
    }
    let page = TestPage { Page(log: log) }
    page.press("More 0")
    #expect(page.takeOps().count == 1)
    page.press("Refresh")
    await page.nextPatch {}
    #expect(log.take() == ["action 1"])
  }

  @Test func removedListCancelsTheAction() async {
    let page = page()
    page.press("Refresh")
    await started.wait()
    page.press("Hide")
    ending.send()
    await ending.wait()
    #expect(log.take() == ["start 0", "cancelled"])
  }

  @Test func nestedListsShareOneButton() {
    let page = TestPage {
      List { List { Text("inner") } }.refreshable {}
      ScrollView { List { Text("inner") } }.refreshable {}
    }
    #expect(page.texts == ["Refresh", "inner", "Refresh", "inner"])
  }

  @Test func innerActionHasItsOwnButton() {
    let page = TestPage { List { List { Text("inner") }.refreshable {} }.refreshable {} }
    #expect(page.texts == ["Refresh", "Refresh", "inner"])
  }

  @Test func labelsAndIdentifiersApplyToTheList() {
    let page = TestPage { List { Text("row") }.accessibilityIdentifier("rows").refreshable {} }
    #expect(page.host.tree.all.filter { $0[.testID] == "rows" }.map(\.tag) == [.ul])
    let other = TestPage { List { Text("row") }.refreshable {}.accessibilityIdentifier("rows") }
    #expect(other.host.tree.all.filter { $0[.testID] == "rows" }.map(\.tag) == [.ul])
  }

  @Test func disabledListCannotBeRefreshed() {
    let page = TestPage { List { Text("row") }.refreshable {}.disabled(true) }
    #expect(page.press("Refresh") == .disabled)
  }

  @Test func viewInsideCanRunTheAction() async {
    struct Inside: View {
      @Environment(\.refresh) private var refresh
      var body: some View {
        Text(refresh == nil ? "none" : "offered")
        Button("Now") { Task { await refresh?() } }
      }
    }
    let page = TestPage {
      Inside()
      VStack { Inside() }.refreshable {
        log.note("refreshed")
        started.send()
      }
    }
    #expect(page.texts == ["none", "Now", "offered", "Now"])
    guard let button = page.first(.button, 1) else { return }
    page.host.dispatch(Event(button.id, .click))
    await started.wait()
    #expect(log.take() == ["refreshed"])
  }

  @Test func changedOuterEnvironmentRendersTheList() {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(isEnabled)") }
    }
    struct Page: View {
      @State private var isDisabled = false
      var body: some View {
        VStack { List { Reader() }.refreshable {} }.disabled(isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
    let page = TestPage { Page() }
    page.press("Disable")
    #expect(page.texts.contains("false"))
    #expect(page.press("Refresh") == .disabled)
  }
}
