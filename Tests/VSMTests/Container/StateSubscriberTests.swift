import CombineShim
import Testing

@testable import VSM

@MainActor
struct StateSubscriberTests {
  let container = StateContainer<Step>(state: .initial)
  let subject = PassthroughSubject<Step, Never>()

  @Test func statesFromOtherThreadsAreAppliedInOrder() async {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.dropFirst().sink { seen.append($0) }
    container.observe(subject)
    Elsewhere.runAndBlock {
      for number in 1...50 { subject.send(.at(number)) }
    }
    #expect(seen.isEmpty)
    await passTurn()
    #expect(seen == (1...50).map { .at($0) })
    withExtendedLifetime(subscription) {}
  }

  @Test func stateFromTheMainActorFollowsEarlierOnesFromOtherThreads() async {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.dropFirst().sink { seen.append($0) }
    container.observe(subject)
    Elsewhere.runAndBlock {
      subject.send(.at(1))
      subject.send(.at(2))
    }
    subject.send(.at(3))
    #expect(seen == [.at(1), .at(2), .at(3)])
    await passTurn()
    #expect(seen.count == 3)
    withExtendedLifetime(subscription) {}
  }

  @Test func stateSentWhileEarlierOnesAreAppliedFollowsThem() {
    var seen: [Step] = []
    let subscription = container.didSetPublisher.dropFirst().sink { [subject] state in
      seen.append(state)
      if state == .at(1) { subject.send(.at(4)) }
    }
    container.observe(subject)
    Elsewhere.runAndBlock {
      for number in 1...2 { subject.send(.at(number)) }
    }
    subject.send(.at(3))
    #expect(seen == [.at(1), .at(2), .at(3), .at(4)])
    withExtendedLifetime(subscription) {}
  }

  @Test func stateFromAnotherThreadIsNotAppliedAfterSupersession() async {
    container.observe(subject)
    Elsewhere.runAndBlock { subject.send(.at(1)) }
    container.observe(.loading)
    await passTurn()
    #expect(container.state == .loading)
  }

  @Test func completionFromAnotherThreadFollowsTheStates() async {
    container.observe(subject)
    Elsewhere.runAndBlock {
      subject.send(.at(1))
      subject.send(completion: .finished)
    }
    #expect(container.running.isRunning)
    await passTurn()
    #expect(container.state == .at(1))
    #expect(!container.running.isRunning)
  }

  @Test func lateSubscriptionIsCanceled() {
    final class Late: Subscription {
      var isCancelled = false
      func request(_ demand: Subscribers.Demand) {}
      func cancel() { isCancelled = true }
    }
    let subscriber = StateSubscriber(container.newest, of: container)
    subscriber.cancel()
    let late = Late()
    subscriber.receive(subscription: late)
    #expect(late.isCancelled)
  }

  /// Runs a closure when it is released.
  private final class Released: Subscription {
    private let onRelease: () -> Void

    init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    deinit { onRelease() }
  }

  @Test func subscriptionCanObserveWhenItIsReleasedOnCompletion() throws {
    var isFree: Bool?
    let publisher = Deferred { [container] in
      HandingOver { subscriber in
        subscriber.receive(
          subscription: Released {
            // On another thread, so that a held lock fails this test instead of blocking it.
            isFree = Elsewhere.finishes { _ = subscriber.receive(.at(1)) }
            if isFree == true { MainActor.assumeIsolated { container.observe(.loading) } }
          })
        subscriber.receive(completion: .finished)
      }
    }
    container.observe(publisher)
    #expect(isFree == true)
    #expect(container.state == .loading)
    #expect(!container.running.isRunning)
  }
}

/// Passes its subscriber to a closure.
private struct HandingOver: Publisher {
  typealias Output = Step
  typealias Failure = Never
  let play: (AnySubscriber<Step, Never>) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Step, S.Failure == Never {
    play(AnySubscriber(subscriber))
  }
}
