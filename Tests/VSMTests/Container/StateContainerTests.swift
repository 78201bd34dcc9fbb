import CombineShim
import Observation
import Testing

@testable import VSM

@MainActor
struct StateContainerTests {
  @Test func containerStartsInTheGivenState() {
    #expect(StateContainer<Step>(state: .loading).state == .loading)
  }

  @Test func containerIDsAreUnique() {
    let (first, second) = (StateContainer<Step>(state: .initial), StateContainer<Step>(state: .initial))
    #expect(first.id < second.id)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: EndlessAction.allCases)
  func runningActionDoesNotRetainItsContainer(action: EndlessAction) async {
    let run = EndlessAction.Run()
    weak var container: StateContainer<Step>?
    do {
      let made = StateContainer<Step>(state: .initial)
      container = made
      action.observe(in: made, run)
      await run.gate.arrived()
    }
    #expect(container == nil)
    #expect(run.cancellations.entries.count == 1)
    run.gate.open()
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: EndlessAction.allCases)
  func actionWithAppliedStatesDoesNotRetainItsContainer(action: EndlessAction) async {
    let run = EndlessAction.Run(steps: [.at(1), .at(2)])
    weak var container: StateContainer<Step>?
    do {
      let made = StateContainer<Step>(state: .initial)
      container = made
      action.observe(in: made, run)
      await run.gate.arrived()
      #expect(made.state == (action == .async ? .initial : .at(2)))
    }
    #expect(container == nil)
    #expect(run.cancellations.entries.count == 1)
    run.gate.open()
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: EndlessAction.allCases)
  func newerActionCancelsTheRunningOne(action: EndlessAction) async {
    let run = EndlessAction.Run()
    let container = StateContainer<Step>(state: .initial)
    action.observe(in: container, run)
    await run.gate.arrived()
    #expect(run.cancellations.entries.isEmpty)
    container.observe(.loading)
    #expect(run.cancellations.entries.count == 1)
    #expect(!container.running.isRunning)
    run.gate.open()
    await passTurn()
    #expect(container.state == .loading)
  }
}

/// Actions that run until their gate is opened, in every shape that can wait.
enum EndlessAction: CaseIterable, Sendable {
  case async, publisher, sequence

  @MainActor
  struct Run {
    let gate = Gate()
    let cancellations = Log<String>()
    var steps: [Step] = []
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  func observe(in container: StateContainer<Step>, _ run: Run) {
    let (gate, cancellations) = (run.gate, run.cancellations)
    switch self {
    case .async:
      container.observe {
        await withTaskCancellationHandler {
          await gate.pass()
        } onCancel: {
          cancellations.add("cancelled")
        }
        return .at(99)
      }
    case .publisher:
      let endless = run.steps.publisher.append(Empty(completeImmediately: false))
      container.observe(endless.handleEvents(receiveCancel: { cancellations.add("cancelled") }))
      Task { await gate.pass() }
    case .sequence:
      container.observe(Steps(run.steps, then: gate, onCancel: { cancellations.add("cancelled") }))
    }
  }
}

@MainActor
struct StateStorageTests {
  @Test func audienceIsCreatedForTheFirstSubscriber() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(.loading)
    #expect(container.storage.audience == nil)
    _ = container.state
    #expect(container.storage.audience != nil)
  }

  @Test func observedReadIsNotifiedBeforeTheChange() {
    let container = StateContainer<Step>(state: .initial)
    let changes = Log<Bool>()
    withObservationTracking {
      _ = container.state
    } onChange: {
      MainActor.assumeIsolated { changes.add(container.storage.value == .initial) }
    }
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(changes.entries == [true])
  }

  @Test func unreadContainerInvalidatesNothing() {
    let (read, unread) = (StateContainer<Step>(state: .initial), StateContainer<Step>(state: .initial))
    let changes = Log<Int>()
    withObservationTracking {
      _ = read.state
    } onChange: {
      changes.add(1)
    }
    _ = unread.state
    unread.observe(.at(1))
    #expect(changes.entries.isEmpty)
  }

  @Test func objectWillChangeIsSentBeforeTheChange() {
    let container = StateContainer<Step>(state: .initial)
    var states: [Step] = []
    let subscription = container.objectWillChange.sink { [unowned container] in states.append(container.state) }
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(states == [.initial, .at(1)])
    withExtendedLifetime(subscription) {}
  }
}
