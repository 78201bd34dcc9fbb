import CombineShim
import Testing

@testable import VSM

@MainActor
struct TransitionTests {
  @Test func everySubscriberReceivesEveryStateInTheSameOrder() {
    let container = StateContainer<Step>(state: .initial)
    var seen: [[Step]] = [[], [], [], []]
    let publishers = [
      container.willSetPublisher, container.willSetPublisher, container.didSetPublisher, container.didSetPublisher,
    ]
    let subscriptions = publishers.enumerated().map { index, publisher in
      publisher.sink { [weak container] state in
        seen[index].append(state)
        // The first subscriber responds to each state with the next one, before the others are notified.
        if index == 0, case .at(let number) = state, number < 3 { container?.observe(.at(number + 1)) }
      }
    }
    container.observe(.at(1))
    for states in seen { #expect(states == [.initial, .at(1), .at(2), .at(3)]) }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func stateDuringANotificationIsTheLastStoredOne() {
    let container = StateContainer<Step>(state: .initial)
    var before: [Step] = []
    var after: [Step] = []
    var inside: Step?
    let willSet = container.willSetPublisher.dropFirst().sink { [unowned container] state in
      before.append(container.state)
      if state == .at(1) {
        container.observe(.at(2))
        inside = container.state
      }
    }
    let didSet = container.didSetPublisher.dropFirst().sink { [unowned container] _ in after.append(container.state) }
    container.observe(.at(1))
    #expect(inside == .initial)
    #expect(before == [.initial, .at(1)])
    #expect(after == [.at(1), .at(2)])
    #expect(container.state == .at(2))
    withExtendedLifetime((willSet, didSet)) {}
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test(arguments: SynchronousAction.allCases)
  func nestedObserveIsAppliedBeforeTheOutermostReturns(action: SynchronousAction) {
    let container = StateContainer<Step>(state: .initial)
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { [unowned container] state in
      if state == .at(1) {
        action.observe([.at(2), .at(3)], in: container)
        #expect(container.state == .at(1))
      }
      seen.append(state)
    }
    container.observe(.at(1))
    let expected: [Step] = action == .state || action == .async ? [.at(3)] : [.at(2), .at(3)]
    #expect(seen == [.initial, .at(1)] + expected)
    withExtendedLifetime(subscription) {}
  }

  @Test func nestedObserveSupersedesImmediately() {
    let container = StateContainer<Step>(state: .initial)
    var isCancelled = false
    var wasCancelledAtOnce = false
    let subject = PassthroughSubject<Step, Never>()
    let subscription = container.willSetPublisher.sink { [unowned container] state in
      guard state == .at(1) else { return }
      container.observe(.loading)
      wasCancelledAtOnce = isCancelled
    }
    container.observe(subject.handleEvents(receiveCancel: { isCancelled = true }))
    subject.send(.at(1))
    subject.send(.at(2))
    #expect(wasCancelledAtOnce)
    #expect(container.state == .loading)
    withExtendedLifetime(subscription) {}
  }

  @Test func subscriberThatAlwaysObservesANewStateIsStoppedWithAReport() {
    let container = StateContainer<Step>(state: .initial)
    let reports = Log<String>()
    var count = 0
    let subscription = container.didSetPublisher.dropFirst().sink { _ in
      count += 1
      // The guard ends a run without the limit.
      if count < 100_000 { container.observe(.at(count)) }
    }
    Misuse.$reporter.withValue(Misuse.Reporter { reports.add($0) }) {
      container.observe(.loading)
      #expect(count == 1_001)
      container.observe(.loading)
    }
    #expect(count == 2_002)
    #expect(reports.entries.count == 1)
    #expect(reports.entries.first?.contains("TransitionTests.swift") == true)
    subscription.cancel()
    container.observe(.at(7))
    #expect(container.state == .at(7))
  }

  @Test func sequenceOfManyStatesDuringANotificationIsNoEndlessLoop() {
    let container = StateContainer<Step>(state: .initial)
    var count = 0
    let subscription = container.didSetPublisher.dropFirst().sink { state in
      count += 1
      if state == .loading {
        container.observe(StateSequence { for number in 0..<5_000 { Step.at(number) } })
      }
    }
    container.observe(.loading)
    #expect(count == 5_001)
    withExtendedLifetime(subscription) {}
  }

  @Test func announcedStateIsStored() {
    let container = StateContainer<Step>(state: .initial)
    var stored: [Step] = []
    let willSet = container.willSetPublisher.sink { [unowned container] state in
      if state == .at(1) {
        container.observe {
          await Gate().pass(); return .at(9)
        }
      }
    }
    let didSet = container.didSetPublisher.sink { stored.append($0) }
    container.observe(.at(1))
    #expect(stored == [.initial, .at(1)])
    withExtendedLifetime((willSet, didSet)) {}
  }

  @Test func waitingStateIsDroppedWhenItsActionIsSuperseded() {
    let container = StateContainer<Step>(state: .initial)
    var seen: [Step] = []
    let subscription = container.willSetPublisher.sink { [unowned container] state in
      seen.append(state)
      guard state == .at(1) else { return }
      container.observe(.at(2))
      container.observe(.at(3))
    }
    container.observe(.at(1))
    #expect(seen == [.initial, .at(1), .at(3)])
    withExtendedLifetime(subscription) {}
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func sequenceSupersededDuringANotificationAppliesNoFurtherState() {
    let container = StateContainer<Step>(state: .initial)
    var seen: [Step] = []
    let subscription = container.didSetPublisher.sink { [unowned container] state in
      seen.append(state)
      if state == .at(1) { container.observe(.loading) }
    }
    container.observe(Steps([.at(1), .at(2), .at(3)]))
    #expect(seen == [.initial, .at(1), .loading])
    withExtendedLifetime(subscription) {}
  }

  @Test func actionObservedOnCancellationIsTheNewest() {
    let container = StateContainer<Step>(state: .initial)
    let endless = Empty<Step, Never>(completeImmediately: false)
    container.observe(endless.handleEvents(receiveCancel: { [unowned container] in container.observe(.at(2)) }))
    var hasStarted = false
    container.observe(
      Deferred { () -> Just<Step> in
        hasStarted = true
        return Just(.at(1))
      })
    #expect(container.state == .at(2))
    #expect(!hasStarted)
  }

  @Test func releasedStateCanObserve() {
    let container = StateContainer<Step>(state: .initial)
    var states: [Step] = []
    container.observe(
      .holding(
        Parting { [unowned container] in
          states.append(container.storage.value)
          container.observe(.at(2))
        }))
    container.observe(.at(1))
    #expect(states == [.at(1)])
    #expect(container.state == .at(2))
  }

  @Test func releasedStateCanCancelASubscription() {
    let container = StateContainer<Step>(state: .initial)
    var seen: [Step] = []
    var subscription: AnyCancellable? = container.didSetPublisher.sink { if case .at = $0 { seen.append($0) } }
    container.observe(.holding(Parting { subscription = nil }))
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(seen == [.at(1)])
    #expect(subscription == nil)
  }

  @Test func subscriberAddedByAReleasedStateReceivesTheNewStateOnce() {
    let container = StateContainer<Step>(state: .initial)
    let early = container.willSetPublisher.sink { _ in }
    var seen: [Step] = []
    var subscription: AnyCancellable?
    container.observe(
      .holding(
        Parting { [unowned container] in subscription = container.didSetPublisher.sink { seen.append($0) } }))
    container.observe(.at(1))
    container.observe(.at(2))
    #expect(seen == [.at(1), .at(2)])
    withExtendedLifetime((early, subscription)) {}
  }

  @Test func subscriberCanReleaseTheContainer() {
    var container: StateContainer<Step>? = StateContainer(state: .initial)
    weak let weakContainer = container
    let subscription = container?.willSetPublisher.dropFirst().sink { _ in container = nil }
    container?.observe(.at(1))
    #expect(weakContainer == nil)
    withExtendedLifetime(subscription) {}
  }
}

/// Runs a closure when it is released.
private final class Parting {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  deinit { action() }
}

/// Actions that produce their states without leaving the main actor.
enum SynchronousAction: CaseIterable, Sendable {
  case state, async, publisher, sequence

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @MainActor
  func observe(_ steps: [Step], in container: StateContainer<Step>) {
    switch self {
    case .state: container.observe(steps.last!)
    case .async: container.observe { await immediately(steps.last!) }
    case .publisher: container.observe(steps.publisher)
    case .sequence: container.observe(Steps(steps))
    }
  }
}

/// An asynchronous function that does not suspend.
nonisolated(nonsending) func immediately(_ step: Step) async -> Step { step }
