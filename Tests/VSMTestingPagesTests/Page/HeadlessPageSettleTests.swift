import CombineShim
import Foundation
import PortableUI
import Testing
import VSM
import VSMTestingCore
import VSMTestingPages

private struct Feature: View {
  let clock: TestClock
  @StateObject var container = StateContainer(state: "idle")

  init(clock: TestClock) {
    self.clock = clock
  }

  var body: some View {
    Text(container.state)
    Button("Wait") {
      container.observe {
        try? await clock.sleep(for: .seconds(1))
        return "awake"
      }
    }
    Button("Hop") {
      container.observe {
        for _ in 0..<20 { await Task.detached {}.value }
        return "landed"
      }
    }
    Button("Hold") {
      container.observe {
        await heldByTest { await Task.detached(priority: .background) {}.value }
        return "released"
      }
    }
  }
}

@MainActor
@Suite(.onPages) struct HeadlessPageSettleTests {
  @Test func runningActionIsAwaited() async throws {
    let page = HeadlessPage { Feature(clock: TestClock()) }
    try page.tap("Hop")
    await page.settle()
    #expect(page.shows("landed"))
    page.close()
  }

  @Test func actionThatSleepsOnTheTestClockIsQuiet() async throws {
    let clock = TestClock()
    let page = HeadlessPage { Feature(clock: clock) }
    try page.tap("Wait")
    await page.settle()
    #expect(page.shows("idle"))
    await clock.advance(by: .milliseconds(999))
    await page.settle()
    #expect(page.shows("idle"))
    await clock.advance(by: .milliseconds(1))
    await page.settle()
    #expect(page.shows("awake"))
    page.close()
  }

  @Test func advancingThePageAdvancesItsClockWhenItIsQuiet() async throws {
    let clock = TestClock()
    let page = HeadlessPage(clock: clock) { Feature(clock: clock) }
    try page.tap("Wait")
    await page.advance(by: .milliseconds(999))
    #expect(page.shows("idle"))
    await page.advance(by: .milliseconds(1))
    #expect(page.shows("awake"))
    page.close()
  }

  @Test func advancingAPageWithoutAClockFailsTheTest() async {
    let page = HeadlessPage { Text("Hello") }
    let failures = await TestFailure.recorded { await page.advance(by: .seconds(1)) }
    #expect(
      failures.map(\.message) == [
        "This page has no TestClock to advance. Create it with one: HeadlessPage(clock: TestClock()) { … }."
      ])
    page.close()
  }

  @Test func taskOfTheViewIsAwaited() async {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task {
          for _ in 0..<20 { await Task.detached {}.value }
          text = "loaded"
        }
      }
    }
    let page = HeadlessPage { Loading() }
    await page.settle()
    #expect(page.shows("loaded"))
    page.close()
  }

  @Test func taskWithoutChangesIsAwaited() async {
    final class Box { var hasEnded = false }
    struct Working: View {
      let box: Box
      var body: some View {
        Text("always").task {
          for _ in 0..<20 { await Task.detached {}.value }
          box.hasEnded = true
        }
      }
    }
    let box = Box()
    let page = HeadlessPage { Working(box: box) }
    await page.settle()
    #expect(box.hasEnded)
    page.close()
  }

  @Test func taskThatWaitsForAnActionIsAsQuietAsTheAction() async {
    struct Refreshing: View {
      let load: Steered<Void, String>
      @StateObject var container = StateContainer(state: "idle")

      var body: some View {
        Text(container.state).task { [container, load] in
          await container.refresh { (try? await load()) ?? "failed" }
          await container.refresh(
            StateSequence { emit in
              emit("loading")
              emit((try? await load()) ?? "failed")
            })
        }
      }
    }
    let load = Steered<Void, String>("load")
    let page = HeadlessPage { Refreshing(load: load) }
    await page.settle()
    #expect(page.shows("idle"))
    load.succeed(with: "loaded")
    await page.settle()
    #expect(page.shows("loading"))
    load.succeed(with: "loaded again")
    await page.settle()
    #expect(page.shows("loaded again"))
    page.close()
  }

  @Test func idleSubscriptionIsQuiet() async {
    struct Subscribed: View {
      let subject: PassthroughSubject<String, Never>
      @State private var text = "nothing"
      var body: some View { Text(text).onReceive(subject) { text = $0 } }
    }
    let subject = PassthroughSubject<String, Never>()
    let page = HeadlessPage { Subscribed(subject: subject) }
    await page.settle()
    subject.send("something")
    await page.settle()
    #expect(page.shows("something"))
    page.close()
  }

  @Test func uncontrolledWorkCanBeAwaitedByText() async {
    struct Slow: View {
      @State private var text = ""
      var body: some View {
        Text(text).task {
          for step in 1...5 {
            await heldByTest { await Task.detached(priority: .background) {}.value }
            text = "step \(step)"
          }
        }
      }
    }
    let page = HeadlessPage { Slow() }
    await page.wait(for: "step 5")
    #expect(page.shows("step 5"))
    page.close()
  }

  @Test func pagesSettleIndependently() async throws {
    let clock = TestClock()
    let sleeping = HeadlessPage { Feature(clock: clock) }
    let other = HeadlessPage { Feature(clock: clock) }
    try sleeping.tap("Wait")
    try other.tap("Hop")
    await other.settle()
    #expect(other.shows("landed"))
    #expect(sleeping.shows("idle"))
    sleeping.close()
    other.close()
  }

  #if !canImport(SwiftUI) || PortableUI
    @Test func debouncedFieldIsSavedAfterItsDelay() async throws {
      struct Form: View {
        @ViewState var state: String
        init() { _state = ViewState(wrappedValue: "") }
        var body: some View {
          TextField("Name", text: $state.bind(\.self, to: { _, name in name }, debounced: .milliseconds(300)))
          Text("Saved \(state)")
        }
      }
      let rounds = ProcessInfo.processInfo.environment["VSM_SETTLE_ROUNDS"].flatMap(Int.init) ?? 200
      let clock = TestClock()
      let page = HeadlessPage(clock: clock) { Form() }
      for round in 1...rounds {
        try page.type("name \(round)", into: "Name")
        await page.settle()
        await clock.advance(by: .milliseconds(300))
        await page.settle()
        guard page.shows("Saved name \(round)") else {
          Issue.record("No call was made in round \(round).")
          break
        }
      }
      page.close()
    }
  #endif
}
