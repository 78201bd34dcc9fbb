import Foundation
import Testing
import VSM

@testable import VSMTestingCore

/// A long wait is reported with its reasons, and ends when nothing can end it.
@MainActor
@Suite struct LastingWaitTests {
  /// Reports immediately, and treats the process as idle.
  private let impatient = WaitPatience(warning: .zero, failure: .zero, isProcessIdle: { true })

  private func failures(
    with patience: WaitPatience, during body: @MainActor () async throws -> Void
  ) async rethrows -> [TestFailure] {
    try await WaitPatience.$current.withValue(patience) { try await TestFailure.recorded(during: body) }
  }

  @Test func unansweredDoubleIsAWarningThenAnError() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    let held = HeldContinuation()
    container.observe {
      await withCheckedContinuation { held.continuation = $0 }
      return "loaded"
    }
    let line = UInt(#line - 4)
    let waitLine = UInt(#line + 1)
    let failures = await failures(with: impatient) { await journey.settle() }
    #expect(failures.map(\.severity) == [.warning, .error])
    #expect(failures.map(\.location.line) == [waitLine, waitLine])
    for failure in failures {
      #expect(failure.message.contains("an action of \(container.id), observed at LastingWaitTests.swift:\(line)"))
      #expect(failure.message.contains("a double that never answers. Use Steered for the double"))
    }
    #expect(failures.last?.message.contains("nothing in its process can continue by itself") == true)
    held.continuation?.resume()
    await journey.expect("loaded")
  }

  @Test func waitThatCanStillEndIsOneWarning() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    let held = HeldContinuation()
    container.observe {
      await withCheckedContinuation { held.continuation = $0 }
      return "loaded"
    }
    let reports = ReportedStalls()
    let failures = await failures(with: WaitPatience(warning: .zero, failure: .zero, isProcessIdle: { reports.note() }))
    {
      async let wait: Void = journey.settle()
      await reports.hasLooked(3)
      held.continuation?.resume()
      await wait
    }
    #expect(failures.map(\.severity) == [.warning])
    await journey.expect("loaded")
  }

  /// A thread that runs a block of the monitor would be taken for one that can continue the test.
  @Test(.timeLimit(.minutes(5))) func processIsExaminedWhileTheMonitorHasNothingEnqueued() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    let held = HeldContinuation()
    container.observe {
      await withCheckedContinuation { held.continuation = $0 }
      return "loaded"
    }
    let patience = WaitPatience(
      warning: .zero, failure: .zero, isProcessIdle: { !StallMonitor.shared.isAskingMainActor })
    let failures = await failures(with: patience) { await journey.settle() }
    #expect(failures.map(\.severity) == [.warning, .error])
    held.continuation?.resume()
    await journey.expect("loaded")
  }

  @Test func timerOnARealClockIsReported() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    container.observe("saved", debounced: .seconds(3600))
    let failures = await failures(with: impatient) { await journey.settle() }
    let message = failures.last?.message ?? ""
    #expect(message.contains("the timer of a debounced action of \(container.id), observed at LastingWaitTests.swift:"))
    #expect(message.contains("it does not sleep on a TestClock. Create the container with one"))
    container.observe("done")
    await journey.expect("done")
  }

  @Test func waitEndsWhenItsTaskIsCanceled() async {
    let container = StateContainer<Named>(state: "idle")
    let journey = Journey(of: container)
    let held = HeldContinuation()
    container.observe {
      await withCheckedContinuation { held.continuation = $0 }
      return "loaded"
    }
    let wait = Task { await journey.settle() }
    await Task.yield()
    wait.cancel()
    await wait.value
    held.continuation?.resume()
    await journey.expect("loaded")
  }

  @Test func waitForAMissingCallIsAWarningThenAnError() async {
    let load = Steered<Int, Void>("load")
    let line = UInt(#line + 2)
    let failures = await failures(with: impatient) {
      let error = await #expect(throws: MissingCall.self) { try await load.pendingCall(2) }
      #expect(
        error?.message.hasSuffix("nothing in its process can continue by itself. It has not been called.") == true)
      #expect(error?.location.line == line)
    }
    #expect(failures.map(\.severity) == [.warning])
    #expect(failures.first?.message.hasSuffix("until call 2 of load is pending. It has not been called.") == true)
    #expect(failures.first?.location.line == line)
  }

  @Test func waitForACallEndsWhenItsTaskIsCanceled() async {
    let load = Steered<Int, Void>("load")
    let wait = Task { _ = try await load.pendingCall() }
    await passTurns()
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
    let late = Task { _ = try await load.pendingCall() }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func concurrentWaitsBothEnd() async throws {
    let clock = TestClock()
    let load = Steered<Void, Named>("load")
    let container = StateContainer<Named>(state: "idle", clock: clock)
    let journey = Journey(of: container, clock: clock)
    for round in 0..<200 {
      container.observe { (try? await load()) ?? "failed" }
      container.observe("\(round) saved", debounced: .seconds(1))
      async let first: Void = journey.settle()
      async let second: Void = clock.advance(by: .seconds(1))
      async let third: Void = journey.settle()
      _ = await (first, second, third)
      await journey.expect(.state("\(round) saved"))
    }
  }
}

@MainActor
private final class HeldContinuation {
  var continuation: CheckedContinuation<Void, Never>?
}

/// Counts how often a wait was checked.
///
/// Unchecked: the lock guards all mutable state.
private final class ReportedStalls: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var waiter: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  /// Counts a check, and returns that the process is not idle.
  func note() -> Bool {
    let due = lock.withLock { () -> CheckedContinuation<Void, Never>? in
      count += 1
      guard let waiter, count >= waiter.count else { return nil }
      self.waiter = nil
      return waiter.continuation
    }
    due?.resume()
    return false
  }

  func hasLooked(_ times: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if count >= times { return true }
        waiter = (times, continuation)
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
