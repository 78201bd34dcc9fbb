import CombineShim
import Testing

@testable import VSM

@MainActor
struct StateContainerObserverTests {
  @Test func stateActionIsReportedFromBeginningToEnd() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    container.observe(.at(1))
    #expect(journal.entries == ["created initial", "1 state began", "1 initial -> at", "1 state finished"])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func supersededActionIsReportedBeforeTheNewerOne() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    container.observe(Empty<Step, Never>(completeImmediately: false))
    container.observe(Steps([.loading], then: Gate()))
    container.observe { await immediately(.at(3)) }
    #expect(
      journal.entries == [
        "created initial",
        "1 publisher began", "1 publisher superseded",
        "2 sequence began", "2 initial -> loading", "2 sequence superseded",
        "3 async began", "3 loading -> at", "3 async finished",
      ])
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: [SynchronousAction.state, .async])
  func actionWhoseLastStateCausesTheNextHasFinished(action: SynchronousAction) {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    let subscription = container.didSetPublisher.sink { [unowned container] state in
      if state == .at(1) { container.observe(.loading) }
    }
    action.observe([.at(1)], in: container)
    #expect(
      journal.entries == [
        "created initial",
        "1 \(action) began", "1 initial -> at", "1 \(action) finished",
        "2 state began", "2 at -> loading", "2 state finished",
      ])
    withExtendedLifetime(subscription) {}
  }

  @Test func droppedWaitingStateIsReportedAsSuperseded() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    let subscription = container.willSetPublisher.sink { [unowned container] state in
      guard state == .at(1) else { return }
      container.observe(Just(.at(2)))
      container.observe(.loading)
    }
    container.observe(.at(1))
    #expect(
      journal.entries == [
        "created initial",
        "1 state began", "1 initial -> at", "1 state finished",
        "2 publisher began", "2 publisher superseded",
        "3 state began", "3 at -> loading", "3 state finished",
      ])
    withExtendedLifetime(subscription) {}
  }

  @Test func actionObservedOnCancellationContinues() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    let subject = PassthroughSubject<Step, Never>()
    let stubborn = PassthroughSubject<Step, Never>()
      .handleEvents(receiveCancel: { [unowned container] in
        MainActor.assumeIsolated { container.observe(subject) }
      })
    container.observe(stubborn)
    container.observe(.at(2))
    subject.send(.at(3))
    #expect(
      journal.entries == [
        "created initial",
        "1 publisher began", "1 publisher superseded",
        "3 publisher began", "3 initial -> at",
      ])
  }

  @Test func releaseOfAContainerIsReportedWithItsAction() {
    let journal = Journal()
    do {
      let container = journal.follow { StateContainer<Step>(state: .initial) }
      container.observe(Empty<Step, Never>(completeImmediately: false))
    }
    #expect(journal.entries == ["created initial", "1 publisher began", "1 publisher cancelled", "ended"])
  }

  @Test func releaseOnAnotherThreadIsReportedOnTheMainActor() async {
    let journal = Journal()
    var container: StateContainer<Step>? = journal.follow { StateContainer(state: .initial) }
    Elsewhere.runAndBlock { container = nil }
    #expect(container == nil)
    #expect(journal.entries == ["created initial"])
    await passTurn()
    #expect(journal.entries == ["created initial", "ended"])
  }

  @Test func changeContainsItsAction() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    let subscription = container.didSetPublisher.sink { [unowned container] state in
      if state == .at(1) { container.observe(.loading) }
    }
    container.observe(.at(1))
    #expect(journal.entries.filter { $0.contains("->") } == ["1 initial -> at", "2 at -> loading"])
    withExtendedLifetime(subscription) {}
  }
}

@MainActor
struct StateContainerObserversTests {
  @Test func canceledRegistrationReceivesNothing() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    journal.registration?.cancel()
    container.observe(.at(1))
    #expect(journal.entries == ["created initial"])
  }

  @Test func releasedRegistrationReceivesNothingAndReleasesItsObserver() {
    final class Counter: StateContainerObserver {
      var created: [StateContainerID] = []
      func containerCreated(_ container: StateContainerID, state: Any) { created.append(container) }
    }
    weak var weakCounter: Counter?
    do {
      let counter = Counter()
      weakCounter = counter
      var registration: StateContainerObservers.Registration? = StateContainerObservers.add(counter)
      let container = StateContainer<Step>(state: .initial)
      #expect(counter.created == [container.id])
      #expect(registration != nil)
      registration = nil
      _ = StateContainer<Step>(state: .initial)
      #expect(counter.created == [container.id])
    }
    #expect(weakCounter == nil)
  }

  @Test func observersAreNotifiedInTheOrderOfTheirAddition() {
    let (first, second) = (Journal(), Journal())
    var container: StateContainer<Step>!
    var order: [Int] = []
    first.didHear = { order.append(1) }
    second.didHear = { order.append(2) }
    container = first.follow { second.follow { StateContainer(state: .initial) } }
    order = []
    container.observe(.at(1))
    #expect(order == [1, 2, 1, 2, 1, 2])
  }

  @Test func actionFromBeforeATimeWithoutObserversIsNotTheCause() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    let subject = PassthroughSubject<Step, Never>()
    container.observe(subject)
    // Simulates a time without observers. Other tests have observers, but no turn before this is undone.
    StateContainerObservers.session += 1
    defer { StateContainerObservers.session -= 1 }
    subject.send(.loading)
    container.observe(.at(2))
    #expect(
      journal.entries == [
        "created initial", "1 publisher began", "0 initial -> loading",
        "2 state began", "2 loading -> at", "2 state finished",
      ])
  }

  @Test func sequenceDoesNotEndWithItsLeadingStates() async {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    await container.refresh(StateSequence(.loading, .at(1)) { await immediately(.at(2)) })
    container.observe(StateSequence(.loading) { emit in emit(.at(3)) })
    #expect(
      journal.entries == [
        "created initial",
        "1 async began", "1 initial -> loading", "1 loading -> at", "1 at -> at", "1 async finished",
        "2 async began", "2 at -> loading", "2 loading -> at", "2 async finished",
      ])
  }

  @Test func laterObserverIsNotifiedOfLaterEvents() {
    let container = StateContainer<Step>(state: .initial)
    container.observe(Empty<Step, Never>(completeImmediately: false))
    let journal = Journal()
    journal.follow(container)
    container.observe(.loading)
    // With observers of other tests, the end of the first action is reported too; its beginning is over.
    let entries = journal.entries.filter { $0 != "1 publisher superseded" }
    #expect(entries == ["2 state began", "2 initial -> loading", "2 state finished"])
  }

  @Test func toolCanRestoreAStateOfAContainer() {
    let journal = Journal()
    let container = journal.follow { StateContainer<Step>(state: .initial) }
    container.observe(.at(1))
    container.observe(Empty<Step, Never>(completeImmediately: false))
    #expect(container.id.observe(Step.initial))
    #expect(container.state == .initial)
    #expect(
      journal.entries.suffix(4) == ["2 publisher superseded", "3 state began", "3 at -> initial", "3 state finished"])
    #expect(!container.id.observe("no state of this container"))
    #expect(container.state == .initial)
  }

  @Test func restoredStateHasTheCallSiteAsItsCause() {
    final class Causes: StateContainerObserver {
      var callSites: [CallSite] = []
      func actionBegan(_ action: ObservedAction) { callSites.append(action.callSite) }
      func stateChanged(_ change: StateChange) { change.cause.map { callSites.append($0.callSite) } }
    }
    let causes = Causes()
    let registration = StateContainerObservers.add(causes)
    let container = StateContainer<Step>(state: .initial)
    let line: UInt = #line + 1
    container.id.observe(Step.loading)
    container.id.observe(Step.initial, file: "Tool/Panel.swift", line: 3, column: 1)
    let here = "StateContainerObserverTests.swift:\(line)"
    #expect(causes.callSites.map(\.description) == [here, here, "Panel.swift:3", "Panel.swift:3"])
    registration.cancel()
  }

  @Test func stateOfAReleasedContainerCannotBeRestored() {
    let journal = Journal()
    let id = journal.follow { StateContainer<Step>(state: .initial) }.id
    #expect(!id.observe(Step.loading))
    #expect(StateContainerObservers.reporters[id] == nil)
  }
}
