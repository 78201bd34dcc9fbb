import CombineShim
import Foundation

/// Passes a test's answers on to a subscriber, as far as that has asked for them.
///
/// Cancelled, it passes on whatever the test still answers: only a call that ignores its cancellation is answered then.
///
/// Unchecked, since the compiler cannot see that the lock guards everything that varies. The subscriber is called by one
/// thread at a time, as `isDelivering` sees to.
final class SteeredSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, any Error>?
  private var demand = Subscribers.Demand.none
  private var answers: [SteeredAnswer<Output>] = []
  private var isDelivering = false
  private var isCancelled = false
  private let didCancel: @Sendable () -> Void

  init(_ subscriber: some Subscriber<Output, any Error>, didCancel: @escaping @Sendable () -> Void) {
    downstream = AnySubscriber(subscriber)
    self.didCancel = didCancel
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    deliver()
  }

  func cancel() {
    lock.withLock { isCancelled = true }
    didCancel()
  }

  func receive(_ answer: SteeredAnswer<Output>) {
    let released = lock.withLock { () -> AnySubscriber<Output, any Error>? in
      // A subscriber that has cancelled is not notified of the cancellation.
      if isCancelled, case .failure(let error) = answer, error is CancellationError { return downstream.take() }
      if case .success(let value) = answer {
        answers += [.value(value), .finished]
      } else {
        answers.append(answer)
      }
      return nil
    }
    // After the lock, since a subscriber that is released can come back here.
    withExtendedLifetime(released) {}
    deliver()
  }

  /// Passes on what may be passed on. A subscriber that asks for more while it is being told does not recurse.
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
