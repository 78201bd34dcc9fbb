import CombineShim
import Foundation

/// Passes a test's answers on to a subscriber, as far as that has asked for them.
///
/// Once it is cancelled, it passes on only the answers to a call that ignores its cancellation.
///
/// Unchecked, since the compiler cannot see that the lock guards everything that varies. The subscriber is called by one
/// thread at a time, as `isDelivering` sees to.
final class SteeredSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, any Error>?
  private var demand = Subscribers.Demand.none
  private var answers: [SteeredAnswer<Output>] = []
  /// Whether the subscriber is being called; it is until it has received its subscription.
  private var isDelivering = true
  private var isCancelled = false
  private let cancelCall: @Sendable () -> Bool

  /// Creates the subscription of a subscriber, to which it delivers nothing before ``start()``.
  ///
  /// - Parameter cancelCall: Called when the subscription is cancelled. It returns whether the call is pending still.
  init(_ subscriber: some Subscriber<Output, any Error>, cancelCall: @escaping @Sendable () -> Bool) {
    downstream = AnySubscriber(subscriber)
    self.cancelCall = cancelCall
  }

  /// Begins to deliver answers, after the subscriber has received its subscription.
  func start() {
    lock.withLock { isDelivering = false }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    lock.withLock { isCancelled = true }
    if !cancelCall() { end() }
  }

  /// Releases the subscriber, and what it has not asked for.
  private func end() {
    // The release runs code of others, and therefore comes after the lock is free.
    let released = lock.withLock {
      defer { (downstream, answers) = (nil, []) }
      return (downstream, answers)
    }
    withExtendedLifetime(released) {}
  }

  func receive(_ answer: SteeredAnswer<Output>) {
    let isOver = lock.withLock {
      // A cancelled subscription does not complete.
      if isCancelled, case .failure(let error) = answer, error is CancellationError { return true }
      if case .success(let value) = answer {
        answers += [.value(value), .finished]
      } else {
        answers.append(answer)
      }
      return false
    }
    if isOver { end() } else { deliver() }
  }

  /// Passes on the answers that are asked for. A subscriber that asks for more during a call is not called recursively.
  private func deliver() {
    while let (subscriber, answer) = next() {
      switch answer {
      case .value(let value), .success(let value):
        let more = subscriber.receive(value)
        lock.withLock { demand += more }
      case .failure(let error): subscriber.receive(completion: .failure(error))
      case .finished: subscriber.receive(completion: .finished)
      }
      lock.withLock { isDelivering = false }
    }
  }

  private func next() -> (AnySubscriber<Output, any Error>, SteeredAnswer<Output>)? {
    lock.withLock {
      guard !isDelivering, let subscriber = downstream, let answer = answers.first else { return nil }
      if case .value = answer {
        guard demand > .none else { return nil }
        demand -= 1
      } else {
        downstream = nil
      }
      isDelivering = true
      answers.removeFirst()
      return (subscriber, answer)
    }
  }
}
