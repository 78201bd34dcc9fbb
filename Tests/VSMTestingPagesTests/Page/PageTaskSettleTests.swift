import Dispatch
import Foundation
import PortableUI
import Testing
import VSM

@testable import VSMTestingCore
@testable import VSMTestingPages

/// A wait compares the tasks of a page with those that wait for the test, and not their numbers.
@MainActor
@Suite(.onPages) struct PageTaskSettleTests {
  /// A page whose `task` works, beside a button whose task waits for the test.
  private struct Feature: View {
    let load: Steered<Void, String>
    @State private var text = "idle"

    var body: some View {
      Text(text)
      Button("Start") { Task { _ = try? await load() } }
        .task(id: text) {
          guard text == "started" else { return }
          await PageTaskSettleTests.realWork()
          text = "worked"
        }
      Button("Work") { text = "started" }
    }
  }

  /// Suspends the task until blocks of a global queue have run.
  fileprivate static func realWork() async {
    await withCheckedContinuation { continuation in pass(20) { continuation.resume() } }
  }

  nonisolated private static func pass(_ blocks: Int, then end: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { if blocks > 0 { pass(blocks - 1, then: end) } else { end() } }
  }

  private var rounds: Int { ProcessInfo.processInfo.environment["VSM_SETTLE_ROUNDS"].flatMap(Int.init) ?? 50 }

  @Test func taskOfAButtonDoesNotHideATaskOfTheView() async throws {
    let load = Steered<Void, String>("load")
    for round in 1...rounds {
      let page = HeadlessPage { Feature(load: load) }
      try page.tap("Start")
      await page.settle()
      try page.tap("Work")
      await page.settle()
      guard page.shows("worked") else {
        Issue.record("The task was not awaited in round \(round).")
        break
      }
      page.close()
      load.succeed(with: "")
    }
  }

  @Test func pagesHaveDifferentOwnersThoughTheirAddressesAreReused() {
    var owners: Set<WorkOwner> = []
    for _ in 0..<100 { owners.insert(HeadlessPage { Text("Hello") }.quiescence.pageOwner) }
    #expect(owners.count == 100)
  }

  @Test(.enabled(if: JobTracking.isAvailable, "Without job tracking, the wait for an element cannot be recognized."))
  func taskThatFollowsAStreamIsQuiet() async {
    struct Numbers: View {
      let stream: AsyncStream<Int>
      @State private var sum = 0
      var body: some View {
        Text("Sum: \(sum)").task { for await number in stream { sum += number } }
      }
    }
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let page = HeadlessPage { Numbers(stream: stream) }
    let failures = await TestFailure.recorded {
      await page.settle()
      for number in 1...3 {
        continuation.yield(number)
        await page.settle()
        #expect(page.shows("Sum: \((1...number).reduce(0, +))"))
      }
    }
    #expect(failures.filter { $0.severity == .error }.map(\.message) == [])
    page.close()
  }

  @Test(.enabled(if: JobTracking.isAvailable, "Without job tracking, the child hides the work of its parent."))
  func workBesideASteeredChildOfATaskIsAwaited() async {
    struct Loading: View {
      let load: Steered<Void, String>
      @State private var text = "idle"
      var body: some View {
        Text(text).task {
          async let name = load()
          await PageTaskSettleTests.realWork()
          text = "worked"
          text = (try? await name) ?? "failed"
        }
      }
    }
    let load = Steered<Void, String>("load")
    let page = HeadlessPage { Loading(load: load) }
    await page.settle()
    #expect(page.shows("worked"))
    load.succeed(with: "loaded")
    await page.settle()
    #expect(page.shows("loaded"))
    page.close()
  }
}
