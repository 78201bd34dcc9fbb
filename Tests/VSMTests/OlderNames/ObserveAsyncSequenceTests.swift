import Testing
import VSMTesting

@testable import VSM

// These tests are deprecated because what they call is.

@MainActor
private final class OlderView: ViewStateRendering {
  let container: StateContainer<Step>

  init(_ container: StateContainer<Step>) {
    self.container = container
  }
}

@MainActor
struct ObserveAsyncSequenceTests {
  let clock = TestClock()
  let container: StateContainer<Step>
  private let view: OlderView
  let gate = Gate()

  init() {
    container = StateContainer(state: .initial, clock: clock)
    view = OlderView(container)
  }

  /// A sequence that comes when the gate is open.
  private func late() async -> StateSequence<Step> {
    await gate.pass()
    return StateSequence(.loading) { .at(1) }
  }

  private func stepsLate() async -> Steps {
    await gate.pass()
    return Steps([.loading, .at(1)])
  }

  @available(*, deprecated)
  @Test(arguments: 0..<4) func everyStateOfALateSequenceIsFollowed(form: Int) async {
    var states = container.states.makeAsyncIterator()
    #expect(await states.next() == .initial)
    switch form {
    case 0: container.observeAsync { await late() }
    case 1: container.observeAsync(stepsLate)
    case 2: view.observeAsync { await late() }
    default: view.observeAsync { await stepsLate() }
    }
    await gate.arrived()
    gate.open()
    #expect(await states.next() == .loading)
    #expect(await states.next() == .at(1))
  }

  @available(*, deprecated)
  @Test(arguments: 0..<4) func itIsDebouncedToo(form: Int) async {
    gate.open()
    let due = Duration.seconds(1)
    switch form {
    case 0: container.observeAsync({ await late() }, debounced: due)
    case 1: container.observeAsync({ await stepsLate() }, debounced: due, identifier: form)
    case 2: view.observeAsync({ await late() }, debounced: due)
    default: view.observeAsync({ await stepsLate() }, debounced: due, identifier: form)
    }
    #expect(container.state == .initial)
    await clock.advance(by: due)
    #expect(container.state == .at(1))
  }

  @available(*, deprecated)
  @Test func aSequenceThatComesAfterANewerActionNeverStarts() async {
    var hasStarted = false
    container.observeAsync { [gate] in
      await gate.pass()
      return StateSequence {
        First {
          hasStarted = true
          return Step.loading
        }
      }
    }
    await gate.arrived()
    container.observe(.at(9))
    gate.open()
    await passTurn()
    #expect(!hasStarted)
    #expect(container.state == .at(9))
  }

  @available(*, deprecated)
  @Test func waitingForASequenceKeepsNoContainerAlive() async {
    weak var gone: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial)
      gone = container
      container.observeAsync { [gate] in
        await gate.pass()
        return StateSequence<Step>(.loading)
      }
      await gate.arrived()
    }
    #expect(gone == nil)
    gate.open()
  }

  @available(*, deprecated)
  @Test func itsActionEndsWithItsSequence() async {
    gate.open()
    container.observeAsync { await late() }
    #expect(!container.running.isRunning)
  }
}
