import CombineShim
import Dispatch
import Testing
import VSM

@testable import VSMTestingCore

/// A journey can wait for a state that something outside of the test causes.
@MainActor
@Suite struct JourneyWaitTests {
  private let container = StateContainer<Named>(state: "idle")

  /// Observes a publisher, whose states then arrive through several blocks of a global queue.
  private func observe(_ states: Named...) {
    let subject = PassthroughSubject<Named, Never>()
    container.observe(subject)
    // Safe: the blocks run one after another, and from here on only they use the subject.
    nonisolated(unsafe) let sender = subject
    @Sendable func pass(_ blocks: Int) {
      DispatchQueue.global().async {
        if blocks > 0 { return pass(blocks - 1) }
        for state in states { sender.send(state) }
      }
    }
    pass(20)
  }

  @Test func stateOfAPublisherIsAwaitedByItsName() async {
    let journey = Journey(of: container)
    for round in 1...settleRounds(usually: 50) {
      observe("loading", "loaded \(round)")
      await journey.wait(for: .state("loaded \(round)"))
      await journey.expect("loading", .state("loaded \(round)"))
    }
  }

  @Test func stateIsAwaitedByACondition() async {
    let journey = Journey(of: container)
    observe("one", "two", "three")
    await journey.wait { $0.stateName.hasPrefix("t") }
    await journey.wait(for: "three")
    await journey.expect("one", "two", "three")
  }

  @Test func conditionIsEvaluatedWithEachStateSinceTheLastExpectationOrElseTheCurrentOne() async {
    let journey = Journey(of: container)
    let evaluated = Evaluated()
    await journey.wait {
      evaluated.states.append($0)
      return true
    }
    container.observe("one")
    container.observe("two")
    await journey.wait {
      evaluated.states.append($0)
      return $0 == "two"
    }
    await journey.expect("one", "two")
    await journey.wait {
      evaluated.states.append($0)
      return true
    }
    #expect(evaluated.states == ["idle", "one", "two", "two"])
  }

  @Test func stateThatLastsForAMomentIsNotMissed() async {
    let journey = Journey(of: container)
    async let wait: Void = journey.wait(for: "one")
    await passTurns()
    container.observe(StateSequence("one", "two"))
    await wait
    await journey.expect("one", "two")
  }

  @Test func stateThatNeverComesIsAWarningThenAnError() async {
    let journey = Journey(of: container)
    let line = UInt(#line + 1)
    container.observe(PassthroughSubject<Named, Never>())
    let patience = WaitPatience(warning: .zero, failure: .zero, isProcessIdle: { true })
    let waitLine = UInt(#line + 2)
    let failures = await WaitPatience.$current.withValue(patience) {
      await TestFailure.recorded { await journey.wait(for: "loaded") }
    }
    #expect(failures.map(\.severity) == [.warning, .error])
    #expect(failures.map(\.location.line) == [waitLine, waitLine])
    let name = container.id.description
    #expect(
      failures.last?.message == """
        The test waited until \(name), which is in the state idle, reaches the state loaded, and nothing in its \
        process can continue by itself. The wait was ended. In progress:
        - a publisher that \(name) observes, at JourneyWaitTests.swift:\(line): it has not ended.
        """)
  }

  @Test func waitEndsWhenItsTaskIsCanceled() async {
    let journey = Journey(of: container)
    let wait = Task { await journey.wait(for: "loaded") }
    await passTurns()
    wait.cancel()
    await wait.value
    #expect(container.state == "idle")
  }
}

@MainActor
private final class Evaluated {
  var states: [Named] = []
}
