import CombineShim
import Dispatch
import Testing

@testable import VSMTestingCore

@Suite struct TestSchedulerTests {
  private let scheduler = TestScheduler()
  private let log = Log()

  @Test func actionsRunInOrderAtTheirTimes() {
    for time in [300, 100, 200] { scheduler.schedule(at: time) { log.note("\(time) at \(scheduler.now)") } }
    scheduler.advance(to: 1000)
    #expect(log.entries == ["100 at 100", "200 at 200", "300 at 300"])
    #expect(scheduler.now == 1000)
  }

  @Test func actionsWithTheSameTimeRunInOrderOfScheduling() {
    scheduler.schedule(at: 200) { log.note("a") }
    scheduler.schedule(at: 100) { log.note("b") }
    scheduler.schedule(at: 200) { log.note("c") }
    scheduler.schedule(at: 100) { log.note("d") }
    scheduler.advance(to: 200)
    #expect(log.entries == ["b", "d", "a", "c"])
  }

  @Test func nothingRunsBeforeTimeAdvances() {
    scheduler.schedule { log.note("now") }
    scheduler.schedule(at: 1) { log.note("later") }
    #expect(log.entries == [])
    scheduler.advance()
    #expect(log.entries == ["now"])
    scheduler.advance(by: 1)
    #expect(log.entries == ["now", "later"])
  }

  @Test func timeAdvancesByIntervals() {
    scheduler.schedule(at: 500) { log.note("half a second") }
    scheduler.advance(by: .milliseconds(499))
    #expect(log.entries == [])
    scheduler.advance(by: 1)
    #expect(log.entries == ["half a second"])
    scheduler.advance(by: .seconds(2))
    #expect(scheduler.now == 2500)
  }

  @Test func actionScheduledDuringAnActionRunsIfDue() {
    scheduler.schedule(at: 100) {
      log.note("first")
      scheduler.schedule { log.note("at once, at \(scheduler.now)") }
      scheduler.schedule(after: 150) { log.note("within, at \(scheduler.now)") }
      scheduler.schedule(after: 201) { log.note("too late") }
    }
    scheduler.schedule(at: 100) { log.note("second") }
    scheduler.advance(to: 200)
    #expect(log.entries == ["first", "second", "at once, at 100", "within, at 150"])
  }

  @Test func pastTimeIsNow() {
    scheduler.advance(to: 500)
    scheduler.schedule { log.note("due") }
    scheduler.schedule(at: 100) { log.note("late, at \(scheduler.now)") }
    scheduler.advance(to: 200)
    #expect(log.entries == ["due", "late, at 500"])
    #expect(scheduler.now == 500)
  }

  @Test func actionCanAdvanceTime() {
    scheduler.schedule(at: 100) {
      scheduler.advance(to: 300)
      log.note("back at \(scheduler.now)")
    }
    scheduler.schedule(at: 200) { log.note("at \(scheduler.now)") }
    scheduler.schedule(at: 250) { log.note("at \(scheduler.now)") }
    scheduler.advance(to: 220)
    #expect(log.entries == ["at 200", "at 250", "back at 300"])
    #expect(scheduler.now == 300)
  }

  @Test func repeatingActionRunsUntilCanceled() {
    let repeating = scheduler.schedule(after: 100, interval: 50) { log.note("\(scheduler.now)") }
    scheduler.advance(to: 200)
    #expect(log.entries == ["100", "150", "200"])
    repeating.cancel()
    scheduler.advance(to: 400)
    #expect(log.entries == ["100", "150", "200"])
  }

  @Test func repeatingActionCanCancelItself() {
    var repeating: (any Cancellable)?
    repeating = scheduler.schedule(after: 100, interval: 50) {
      log.note("\(scheduler.now)")
      if scheduler.now == 150 { repeating?.cancel() }
    }
    scheduler.advance(to: 400)
    #expect(log.entries == ["100", "150"])
  }

  @Test func zeroIntervalRepeatsEveryMillisecond() {
    let repeating = scheduler.schedule(after: 0, interval: 0) { log.note("\(scheduler.now)") }
    scheduler.advance(to: 2)
    repeating.cancel()
    #expect(log.entries == ["0", "1", "2"])
  }

  @Test func cancelingReleasesTheAction() {
    weak var token: Log?
    let repeating: any Cancellable
    do {
      let captured = Log()
      token = captured
      repeating = scheduler.schedule(after: 100, interval: 50) { captured.note("") }
    }
    #expect(token != nil)
    repeating.cancel()
    #expect(token == nil)
  }

  @Test func deinitOfACanceledActionCanCancelAnother() {
    let other = scheduler.schedule(after: 100, interval: 50) { log.note("other") }
    let repeating = scheduler.schedule(after: 100, interval: 50, holding(AnyCancellable { other.cancel() }))
    repeating.cancel()
    scheduler.advance(to: 100)
    #expect(log.entries == [])
  }

  @Test func advancingWithAnEndlessCycleTraps() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      scheduleAgain(on: scheduler)
      scheduler.advance(to: 1)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("100000 actions have run at 0 and one more is due"))
  }

  @Test func manyActionsAtSuccessiveTimesDoNotTrap() {
    let count = TestScheduler.limitAtOneTime * 3 / 5
    for time in [1, 2] { scheduler.schedule(at: time) { goOn(for: count) } }
    scheduler.advance(to: 2)
    #expect(log.count == count * 2)
  }

  private func goOn(for count: Int) {
    log.count += 1
    if count > 1 { scheduler.schedule { goOn(for: count - 1) } }
  }

  @Test func actionsCanBeScheduledFromAnyThread() {
    // Unsafe, because the scheduler is not `Sendable`. The test checks that scheduling is nevertheless thread-safe.
    nonisolated(unsafe) let scheduler = scheduler
    nonisolated(unsafe) let log = log
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { scheduler.schedule { log.count += 1 } }
    }
    scheduler.advance()
    #expect(log.count == 4000)
  }
}

private func scheduleAgain(on scheduler: TestScheduler) {
  scheduler.schedule { scheduleAgain(on: scheduler) }
}

/// Returns an action without effect whose release cancels `end`.
private func holding(_ end: AnyCancellable) -> () -> Void {
  { withExtendedLifetime(end) {} }
}
