import CombineShim
import Foundation

/// Applies the states of a publisher to its container, on the main actor and in order.
///
/// A publisher may send on any thread, one value at a time. All values pass through one inbox. A value that is sent on
/// the main actor empties the inbox at once, in order. A value that is sent elsewhere schedules that on the main actor.
///
/// Releasing states and subscriptions can run any code, including calls of this object. They are therefore released
/// after unlocking.
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
  /// The account in which a testing tool counts states that are being delivered to the main actor.
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
      // The usual case: no earlier value has to be applied first. Safe: the state is already on the main actor, and
      // stays there.
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

  /// Cancels the subscription and discards the received states. Can be called on any thread, repeatedly.
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

  /// Applies the states received so far. States that arrive meanwhile are applied in a later turn, so that a fast
  /// publisher does not occupy the main actor.
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
