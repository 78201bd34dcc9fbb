import Foundation
import Testing
import VSM

@testable import VSMTestingCore

/// Returns the number of repetitions of a test, which `VSM_SETTLE_ROUNDS` overrides.
func settleRounds(usually rounds: Int) -> Int {
  ProcessInfo.processInfo.environment["VSM_SETTLE_ROUNDS"].flatMap(Int.init) ?? rounds
}

/// Work that a container starts is awaited from the call on, until it sleeps on the test's clock or has ended.
@MainActor
@Suite struct TimerSettleTests {
  @Test func debouncedCallIsMadeAfterItsDelay() async {
    let clock = TestClock()
    let container = StateContainer(state: 0, clock: clock)
    let journey = Journey(of: container, clock: clock)
    for round in 1...settleRounds(usually: 200) {
      container.observe(round, debounced: .milliseconds(300))
      await journey.settle()
      await clock.advance(by: .milliseconds(300))
      await journey.settle()
      guard container.state == round else {
        Issue.record("No call was made in round \(round).")
        break
      }
    }
    await journey.expect(.anything)
  }

  @Test func timersSleepOnTheClockWhenAPageIsQuiet() async {
    let clock = TestClock()
    let load = Steered<Void, Int>("load")
    let container = StateContainer(state: 0, clock: clock)
    let journey = Journey(of: container, clock: clock)
    for round in 1...settleRounds(usually: 200) {
      container.observe(
        StateSequence(-1) { (try? await load()) ?? -2 }.antiFlicker(after: .milliseconds(200), atLeast: .seconds(1)))
      await journey.settle()
      guard clock.sleeperCount == 1 else {
        Issue.record("The timer of the waiting state did not sleep in round \(round).")
        break
      }
      await clock.advance(by: .milliseconds(200))
      #expect(container.state == -1)
      load.succeed(with: round)
      await journey.settle()
      await clock.advance(by: .seconds(1))
      #expect(container.state == round)
    }
    await journey.expect(.anything)
  }

  @Test func accountIsEmptyAfterTimersHaveEnded() async {
    let clock = TestClock()
    let container = StateContainer<Named>(state: "0", clock: clock)
    let journey = Journey(of: container, clock: clock)
    container.observe("1", debounced: .seconds(1))
    #expect(OngoingWork.of([container.id]).map(\.kind) == [.debounce])
    container.observe("2")
    await journey.expect("2")
    #expect(OngoingWork.of([container.id]).isEmpty)
    #expect(clock.sleeperCount == 0)
  }
}
