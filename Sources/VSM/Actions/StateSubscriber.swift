import CombineShim
import Foundation

/// Applies the states of a publisher to its container, on the main actor and in order.
///
/// A publisher may send on any thread, one value at a time. All of them go through one inbox. An arrival on the main
/// actor empties it at once, in order; an arrival elsewhere schedules that on the main actor.
///
/// States and subscriptions run code of others when they are released, which may come back here. They are therefore
/// released after the lock.
///
/// `@unchecked Sendable`: everything that varies is accessed only under `lock`. A state from another thread is put into
/// the inbox there, taken out on the main actor, and not accessed in between.
@usableFromInline
final class StateSubscriber<State>: Subscriber, @unchecked Sendable {
  @usableFromInline typealias Input = State
  @usableFromInline typealias Failure = Never

  private enum Arrival {
    case state(State)
    case completion
  }

  private let lock = NSLock()
  private var inbox = Queue<Arrival>()
  private var subscription: (any Subscription)?
  private var isCancelled = false
  private var isDrainDue = false
  private weak let container: StateContainer<State>?
  private let action: UInt64
  /// What a testing tool counts while states are on their way to the main actor.
  private let delivery: (work: ContainerWork, account: any ContainerWorkAccount)?

  @MainActor @usableFromInline init(container: StateContainer<State>, action: UInt64) {
    self.container = container
    self.action = action
    delivery = ContainerWork.account.map { (ContainerWork(.delivery, of: container.id, from: nil), $0) }
  }

  @usableFromInline func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      if isCancelled || self.subscription != nil { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }

  @usableFromInline func receive(_ state: State) -> Subscribers.Demand {
    let isHere = MainActorContext.isCurrent
    if isHere, lock.withLock({ inbox.isEmpty && !isCancelled }) {
      // The usual case by far: nothing has arrived before it that it would have to wait for. Safe: it is on the main
      // actor already, and goes nowhere else.
      nonisolated(unsafe) let state = state
      MainActor.assumeIsolated { _ = container?.apply(state, of: action) }
    } else {
      arrive(.state(state), isHere: isHere)
    }
    return .none
  }

  @usableFromInline func receive(completion: Subscribers.Completion<Never>) {
    arrive(.completion, isHere: MainActorContext.isCurrent)
  }

  /// Cancels the subscription and discards what has arrived; on any thread, any number of times.
  func cancel() {
    let (subscription, forgotten) = lock.withLock {
      defer {
        isCancelled = true
        self.subscription = nil
        inbox = Queue()
      }
      return (self.subscription, inbox)
    }
    subscription?.cancel()
    withExtendedLifetime(forgotten) {}
  }

  private func arrive(_ arrival: Arrival, isHere: Bool) {
    let isDrainNeeded = lock.withLock {
      if isCancelled { return false }
      inbox.append(arrival)
      if isHere || isDrainDue { return false }
      isDrainDue = true
      return true
    }
    if isHere {
      MainActor.assumeIsolated { drain() }
    } else if isDrainNeeded {
      if let delivery { delivery.account.began(delivery.work) }
      Task { @MainActor in drainWhenDue() }
    }
  }

  @MainActor
  private func drainWhenDue() {
    if let delivery { delivery.account.ended(delivery.work) }
    lock.withLock { isDrainDue = false }
    drain()
  }

  /// Applies what has arrived by now. What arrives meanwhile asks for a turn of its own: the main actor is for others
  /// too, however fast a publisher sends.
  @MainActor
  private func drain() {
    let count = lock.withLock { inbox.count }
    for _ in 0..<count {
      guard let arrival = lock.withLock({ inbox.popFirst() }) else { return }
      switch arrival {
      case .state(let state):
        container?.apply(state, of: action)
      case .completion:
        let ended = lock.withLock { subscription.take() }
        container?.finish(action)
        withExtendedLifetime(ended) {}
      }
    }
  }
}
