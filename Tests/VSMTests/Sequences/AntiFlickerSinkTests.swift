import CombineShim
import Testing
import VSMTesting

@testable import VSM

@MainActor
struct AntiFlickerSinkTests {
  let clock = TestClock()
  let container: StateContainer<Step>
  let seen: Recording
  let gates = (0..<3).map { _ in Gate() }

  init() {
    container = StateContainer(state: .initial, clock: clock)
    seen = Recording(of: container)
  }

  /// Loads until the gates are opened, with one state behind each.
  var sequence: StateSequence<Step> {
    StateSequence(.loading) { [gates] emit in
      for (number, gate) in gates.enumerated() {
        await gate.pass()
        emit(.at(number))
      }
    }
  }

  func timed(after delay: Int = 200, atLeast minimum: Int = 500) -> StateSequence<Step> {
    sequence.antiFlicker(after: .milliseconds(delay), atLeast: .milliseconds(minimum))
  }

  func advance(_ milliseconds: Int) async {
    await clock.advance(by: .milliseconds(milliseconds))
  }

  func open(_ numbers: Int...) async {
    for number in numbers { gates[number].open() }
    await passTurns()
  }

  @Test func quickWorkShowsNoLeadingState() async {
    container.observe(timed())
    #expect(container.state == .initial)
    await advance(199)
    await open(0)
    await seen.reached(2)
    #expect(seen.steps == [.initial, .at(0)])
    #expect(clock.sleeperCount == 0)
    await advance(1000)
    await open(1, 2)
    await seen.reached(4)
    #expect(seen.steps == [.initial, .at(0), .at(1), .at(2)])
    #expect(!container.running.isRunning)
  }

  @Test func synchronousWorkShowsNoLeadingState() async {
    container.observe(
      StateSequence(.loading) { await immediately(.at(1)) }.antiFlicker(after: .seconds(1), atLeast: .seconds(1)))
    #expect(seen.steps == [.initial, .at(1)])
    #expect(!container.running.isRunning)
    await advance(0)
    #expect(clock.sleeperCount == 0)
  }

  @Test func leadingStateStaysAndLaterStatesFollowInOrder() async {
    container.observe(timed())
    await advance(200)
    #expect(seen.steps == [.initial, .loading])
    await open(0, 1)
    await advance(499)
    #expect(seen.steps == [.initial, .loading])
    await advance(1)
    #expect(seen.steps == [.initial, .loading, .at(0), .at(1)])
    #expect(clock.sleeperCount == 0)
    await open(2)
    await seen.reached(5)
    #expect(seen.steps == [.initial, .loading, .at(0), .at(1), .at(2)])
    #expect(!container.running.isRunning)
  }

  @Test func heldStatesAreAppliedAfterTheWork() async {
    container.observe(timed())
    await advance(200)
    await open(0, 1, 2)
    #expect(container.running.isRunning)
    await advance(499)
    #expect(seen.steps == [.initial, .loading])
    await advance(1)
    #expect(seen.steps == [.initial, .loading, .at(0), .at(1), .at(2)])
    #expect(!container.running.isRunning)
    #expect(clock.sleeperCount == 0)
  }

  @Test func leadingStatesWithoutDelayAreAppliedBeforeObserveReturns() async {
    container.observe(timed(after: 0))
    #expect(seen.steps == [.initial, .loading])
    await open(0)
    await advance(499)
    #expect(seen.steps == [.initial, .loading])
    await advance(1)
    #expect(seen.steps == [.initial, .loading, .at(0)])
    container.observe(.initial)
  }

  @Test func actionObservedInResponseToALeadingStateSupersedes() async {
    let cancellations = Log<Bool>()
    let subscription = container.didSetPublisher.sink { [container, gates] state in
      guard state == .loading else { return }
      container.observe {
        await withTaskCancellationHandler {
          await gates[2].pass()
        } onCancel: {
          cancellations.add(true)
        }
        return .at(98)
      }
    }
    container.observe(timed(after: 0))
    await gates[2].arrived()
    #expect(cancellations.entries.isEmpty)
    container.observe(.at(99))
    #expect(cancellations.entries.count == 1)
    await open(0, 1, 2)
    #expect(seen.steps == [.initial, .loading, .at(99)])
    subscription.cancel()
  }

  @Test func severalLeadingStatesAreAppliedTogether() async {
    let gate = gates[0]
    container.observe(
      StateSequence(.loading, .at(7)) {
        await gate.pass()
        return .at(8)
      }.antiFlicker(after: .seconds(1), atLeast: .seconds(1)))
    await advance(1000)
    #expect(seen.steps == [.initial, .loading, .at(7)])
    await open(0)
    await advance(1000)
    #expect(seen.steps == [.initial, .loading, .at(7), .at(8)])
  }

  @Test func workWithoutStatesLeavesTheLeadingState() async {
    let gate = gates[0]
    container.observe(
      StateSequence(.loading) { emit in await gate.pass() }.antiFlicker(after: .seconds(1), atLeast: .seconds(1)))
    await open(0)
    await seen.reached(2)
    #expect(seen.steps == [.initial, .loading])
    #expect(!container.running.isRunning)
    #expect(clock.sleeperCount == 0)
  }

  @Test func sequenceWithoutWorkHasNoDelay() {
    container.observe(StateSequence(.loading, .at(1)).antiFlicker(after: .seconds(1), atLeast: .seconds(1)))
    #expect(seen.steps == [.initial, .loading, .at(1)])
    #expect(!container.running.isRunning)
  }

  /// The phase of a sequence in which it is superseded, or its container is released.
  enum Moment: CaseIterable, Sendable {
    case beforeItsTimerSleeps, undecided, showing, holding, holdingAfterTheEnd, open
  }

  private func come(to moment: Moment) async {
    if moment == .beforeItsTimerSleeps { return }
    await advance(moment == .undecided || moment == .open ? 100 : 300)
    switch moment {
    case .holding, .open: await open(0)
    case .holdingAfterTheEnd: await open(0, 1, 2)
    default: break
    }
    await advance(0)
    #expect(clock.sleeperCount == (moment == .open ? 0 : 1))
  }

  @Test(arguments: Moment.allCases)
  func supersededSequenceAppliesNothingAndLeavesNoTimer(at moment: Moment) async {
    container.observe(timed())
    await come(to: moment)
    let before = seen.steps
    container.observe(.at(99))
    #expect(clock.sleeperCount == 0)
    await open(0, 1, 2)
    await advance(10_000)
    #expect(seen.steps == before + [.at(99)])
    #expect(clock.sleeperCount == 0)
  }

  @Test(arguments: Moment.allCases)
  func sequenceOfAReleasedContainerAppliesNothingAndLeavesNoTimer(at moment: Moment) async {
    weak var weakContainer: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial, clock: clock)
      weakContainer = container
      container.observe(timed())
      await come(to: moment)
    }
    #expect(weakContainer == nil)
    #expect(clock.sleeperCount == 0)
    await open(0, 1, 2)
    await advance(10_000)
  }

  /// A clock that resumes its sleeping tasks only when the test requests it, even canceled ones.
  struct DeafClock: Clock {
    let gate: Gate
    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { await gate.pass() }
  }

  @Test func lateTimerHasNoEffect() async {
    let bell = Gate()
    let container = StateContainer<Step>(state: .initial, clock: DeafClock(gate: bell))
    container.observe(timed(after: 0))
    await bell.arrived()
    await open(0)
    container.observe(.at(99))
    let seen = Recording(of: container)
    bell.open()
    await advance(0)
    #expect(seen.steps == [.at(99)])
  }

  @Test func stateCausedByAnEmittedStateFollowsHeldStates() async {
    let subject = PassthroughSubject<Step, Never>()
    let gate = gates[0]
    let subscription = container.didSetPublisher.sink { state in
      if state == .at(1) { subject.send(.at(3)) }
    }
    container.observe(
      StateSequence(.loading) { emit in
        let subscription = subject.sink { emit($0) }
        await gate.pass()
        subscription.cancel()
      }.antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500)))
    await advance(200)
    subject.send(.at(1))
    subject.send(.at(2))
    await advance(500)
    #expect(seen.steps == [.initial, .loading, .at(1), .at(2), .at(3)])
    await open(0)
    withExtendedLifetime(subscription) {}
  }

  @Test func nestedTimedSequenceUsesItsOwnTiming() async {
    container.observe(
      StateSequence {
        Step.at(10)
        timed()
        Step.at(11)
      })
    #expect(seen.steps == [.initial, .at(10)])
    await advance(200)
    await open(0, 1, 2)
    #expect(seen.steps == [.initial, .at(10), .loading])
    await advance(500)
    #expect(seen.steps == [.initial, .at(10), .loading, .at(0), .at(1), .at(2), .at(11)])
    #expect(!container.running.isRunning)
  }

  @Test func refreshWaitsForHeldStates() async {
    let refresh = Task { [container] in
      await container.refresh(timed())
      return container.state == .at(2)
    }
    await advance(200)
    await open(0, 1, 2)
    await advance(500)
    #expect(await refresh.value)
  }

  @Test func clockOfThePageIsUsed() async {
    let container = StateContainerClock.$current.withValue(clock) { StateContainer<Step>(state: .initial) }
    container.observe(timed())
    await advance(200)
    #expect(container.state == .loading)
    container.observe(.initial)
  }
}
