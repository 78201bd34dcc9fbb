import CombineShim
import Testing
import VSMTesting

@testable import VSM

@MainActor
struct StateEmitterTests {
  let container = StateContainer<Step>(state: .initial)

  @Test func stateIsAppliedWhenTheCallReturns() {
    var states: [Step] = []
    container.observe(
      StateSequence { [container] emit in
        emit(.at(1))
        states.append(container.state)
        emit(.at(2))
        states.append(container.state)
      })
    #expect(states == [.at(1), .at(2)])
  }

  @Test func emitterHasNoEffectAfterItsWork() async {
    var kept: StateEmitter<Step>?
    let gate = Gate()
    container.observe(
      StateSequence {
        StateSequence { emit in kept = emit }
        Next {
          await gate.pass()
          return .at(1)
        }
      })
    kept?(.at(9))
    #expect(container.state == .initial)
    gate.open()
    await passTurns()
    kept?(.at(9))
    #expect(container.state == .at(1))
  }

  @Test func emitterHasNoEffectAfterSupersession() async {
    let gate = Gate()
    container.observe(
      StateSequence(.loading) { emit in
        await gate.pass()
        emit(.at(9))
      })
    container.observe(.at(1))
    gate.open()
    await passTurns()
    #expect(container.state == .at(1))
  }

  @Test func emitterHasNoEffectAfterTheReleaseOfItsContainer() async {
    var kept: StateEmitter<Step>?
    let gate = Gate()
    do {
      let container = StateContainer<Step>(state: .initial)
      container.observe(
        StateSequence { emit in
          kept = emit
          await gate.pass()
        })
    }
    kept?(.at(9))
    gate.open()
    await passTurns()
  }

  @Test func emitterRetainsNoStateAndNoContainer() {
    var kept: StateEmitter<Step>?
    weak var weakContainer: StateContainer<Step>?
    do {
      let container = StateContainer<Step>(state: .initial)
      weakContainer = container
      container.observe(StateSequence { emit in kept = emit })
    }
    #expect(weakContainer == nil)
    #expect(kept != nil)
  }

  @Test func callbacksOnTheMainActorCanEmit() async {
    let subject = PassthroughSubject<Int, Never>()
    let gate = Gate()
    container.observe(
      StateSequence(.loading) { emit in
        let subscription = subject.sink { emit(.at($0)) }
        await gate.pass()
        subscription.cancel()
      })
    let seen = Recording(of: container)
    subject.send(1)
    subject.send(2)
    #expect(seen.steps == [.loading, .at(1), .at(2)])
    gate.open()
    await passTurns()
    subject.send(3)
    #expect(container.state == .at(2))
  }
}
