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

  /// A model whose closures leave the main actor, since Swift 6.3 does not keep the isolation of a closure with a
  /// capture list in a nonisolated function.
  private struct CapturingModel: Sendable {
    let work: @Sendable () async -> Void

    func emit() -> StateSequence<Step> {
      StateSequence(.loading) { [self] emit in
        await work()
        for number in 1...100 { emit(.at(number)) }
      }
    }

    func follow() -> StateSequence<Step> {
      StateSequence(.loading) { [self] emit in
        await work()
        emit(.at(1))
        await emit.follow(AsyncStream([2, 3])) { .at($0) }
        emit(.at(4))
      }
    }
  }

  @Test func statesFromOutsideOfTheMainActorAreAppliedInOrderAndReportedOnce() async {
    let reports = Log<String>()
    var states: [Step] = []
    let subscription = container.didSetPublisher.sink { states.append($0) }
    await Misuse.$reporter.withValue(Misuse.Reporter { reports.add($0) }) {
      let model = CapturingModel { await Task.yield() }
      await container.refresh(model.emit())
      #expect(states == [.initial, .loading] + (1...100).map { .at($0) })
      states = []
      await container.refresh(model.emit())
      #expect(states.count == 101)
    }
    #expect(reports.entries.count == 1)
    let report = reports.entries.first ?? ""
    #expect(report.contains("StateEmitterTests.swift"))
    #expect(report.contains("capture list"))
    withExtendedLifetime(subscription) {}
  }

  @Test func streamFollowedOutsideOfTheMainActorIsAppliedInOrder() async {
    let reports = Log<String>()
    var states: [Step] = []
    let subscription = container.didSetPublisher.sink { states.append($0) }
    let gate = Gate()
    let reached = container.didSetPublisher.sink { if $0 == .at(4) { Task { await gate.pass() } } }
    await Misuse.$reporter.withValue(Misuse.Reporter { reports.add($0) }) {
      await container.refresh(CapturingModel {}.follow())
      await gate.arrived()
    }
    #expect(states == [.initial, .loading, .at(1), .at(2), .at(3), .at(4)])
    // One for each place: the two calls, and the call of follow.
    #expect(reports.entries.count == 3)
    withExtendedLifetime((subscription, reached)) {}
  }

  @Test func supersededWorkOutsideOfTheMainActorAppliesNothing() async {
    let gate = Gate()
    let model = CapturingModel { await gate.pass() }
    await Misuse.$reporter.withValue(Misuse.Reporter { _ in }) {
      container.observe(model.emit())
      await gate.arrived()
      container.observe(.at(7))
      gate.open()
      await passTurns()
    }
    #expect(container.state == .at(7))
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
