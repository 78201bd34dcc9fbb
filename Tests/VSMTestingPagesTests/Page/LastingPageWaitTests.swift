import PortableUI
import Testing
import VSM
import VSMTestingPages

@testable import VSMTestingCore

/// A wait for a page that lasts long is reported, and ends with the page or its task.
@MainActor
@Suite(.onPages, .timeLimit(.minutes(5))) struct LastingPageWaitTests {
  @Test func pageWithoutTheTextReportsSuspendedWork() async {
    let clock = TestClock()
    let load = Steered<Void, String>("load")
    struct Feature: View {
      @ViewState var state: String
      let load: Steered<Void, String>
      init(load: Steered<Void, String>) {
        self.load = load
        _state = ViewState(wrappedValue: "idle")
      }
      var body: some View {
        Text(state)
          .onAppear { $state.observe { (try? await load()) ?? "failed" } }
          .task { try? await StateContainerClock.current?.sleep(for: .seconds(3)) }
      }
    }
    let page = HeadlessPage(clock: clock) { Feature(load: load) }
    let impatient = WaitPatience(warning: .zero, failure: .zero, isProcessIdle: { true })
    let failures = await WaitPatience.$current.withValue(impatient) {
      await TestFailure.recorded { await page.wait(for: "loaded") }
    }
    #expect(failures.map(\.severity) == [.warning, .error])
    let message = failures.last?.message ?? ""
    #expect(message.contains("until the page shows \"loaded\""))
    #expect(message.contains("it waits for the answer to call 1 of load: answer that"))
    #expect(message.contains("a task of the page: it sleeps until 3.0 seconds on the test clock: advance that"))
    page.close()
  }

  @Test func waitEndsWhenItsTaskIsCanceled() async {
    let page = HeadlessPage { Text("Hello") }
    let waits = [Task { await page.wait(for: "Bye") }, Task { await page.wait(until: { false }) }]
    await Task.yield()
    for wait in waits { wait.cancel() }
    for wait in waits { await wait.value }
    page.close()
  }

  @Test func conditionIsEvaluatedOncePerChange() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("Count: \(count)")
        Button("Increment") { count += 1 }
      }
    }
    let page = HeadlessPage { Counter() }
    let evaluations = Evaluations()
    async let wait: Void = page.wait(until: {
      evaluations.count += 1
      return page.shows("Count: 3")
    })
    await passTurns()
    let before = evaluations.count
    for _ in 1...3 { try page.tap("Increment") }
    await wait
    #expect(evaluations.count == before + 3)
    page.close()
  }

  @Test func closingAPageEndsItsWaits() async {
    let page = HeadlessPage { Text("Hello") }
    let failures = await TestFailure.recorded {
      async let wait: Void = page.wait(for: "Bye")
      await passTurns()
      page.close()
      await wait
    }
    #expect(failures.map(\.message) == ["The page was closed while the test waited until the page shows \"Bye\"."])
  }
}

@MainActor
private final class Evaluations {
  var count = 0
}
