import CombineShim
import Foundation
import MainActorIsolation

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
  /// Whether the inbox has states that have to be applied before newer ones.
  ///
  /// Stored, since asking the queue looks up its generic type at run time, for each state.
  private var isInboxUsed = false
  private var subscription: (any Subscription)?
  private var isCancelled = false
  private var isDrainDue = false
  private let run: ActionRun<State>
  /// Applies a state immediately. Call it only on the main actor.
  ///
  /// It is created once, since `MainActor.assumeIsolated` allocates memory in each call.
  private let applyHere: (StateSubscriber, State) -> Void
  /// The account in which a testing tool counts states that are being delivered to the main actor.
  private let delivery: (work: ContainerWork, account: any ContainerWorkAccount)?

  // It creates the run itself, since copying one copies a weak reference.
  @MainActor @usableFromInline init(_ number: ActionNumber, of container: StateContainer<State>) {
    MainActorContext.expectCurrent()
    run = ActionRun(number, of: container)
    let apply: @MainActor (StateSubscriber, State) -> Void = { subscriber, state in
      subscriber.run.apply(state)
    }
    // Functions of both types are represented in the same way.
    applyHere = unsafeBitCast(apply, to: ((StateSubscriber, State) -> Void).self)
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
    // The usual case is that no earlier value has to be applied first. A canceled action applies nothing.
    if isHere, !isInboxUsedNow {
      applyHere(self, state)
    } else {
      arrive(.state(state), isHere: isHere)
    }
    return .none
  }

  private var isInboxUsedNow: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isInboxUsed
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
        isInboxUsed = false
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
      isInboxUsed = true
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
      let next = lock.withLock {
        defer { isInboxUsed = !inbox.isEmpty }
        return inbox.popFirst()
      }
      guard let arrival = next else { return }
      switch arrival {
      case .state(let state):
        run.apply(state)
      case .completion:
        let ended = lock.withLock { subscription.take() }
        run.finish()
        withExtendedLifetime(ended) {}
      }
    }
  }
}
