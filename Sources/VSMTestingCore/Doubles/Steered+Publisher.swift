import CombineShim
import Foundation

extension Steered {
  /// The dependency as a publisher. Each subscription is a call.
  public func publisher(_ input: Input) -> AnyPublisher<Output, any Error> {
    SteeredPublisher(input: input, ledger: ledger).eraseToAnyPublisher()
  }
}

extension Steered where Input == Void {
  /// The dependency as a publisher. Each subscription is a call.
  public func publisher() -> AnyPublisher<Output, any Error> { publisher(()) }
}

private struct SteeredPublisher<Input: Sendable, Output: Sendable>: Publisher {
  typealias Failure = any Error

  let input: Input
  let ledger: SteeredLedger<Input, Output>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
    let number = ledger.open(input)
    let subscription = SteeredSubscription(subscriber) { [ledger] in ledger.cancel(number) }
    // The call is pending before the subscriber receives its subscription, so that a test can answer it from there.
    ledger.wait(number) { subscription.receive($0) }
    subscriber.receive(subscription: subscription)
    subscription.start()
  }
}

/// Delivers the answers of a test to a subscriber, according to its demand.
///
/// After it is canceled, it delivers only the answers to a call that ignores cancellation.
///
/// Unchecked: the lock guards all mutable state. `isDelivering` ensures that one thread at a time calls the subscriber.
final class SteeredSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
  private let lock = NSLock()
  private var downstream: AnySubscriber<Output, any Error>?
  private var demand = Subscribers.Demand.none
  private var answers: [SteeredAnswer<Output>] = []
  /// Whether the subscriber is being called. It is initially true, until the subscriber has received its subscription.
  private var isDelivering = true
  private var isCancelled = false
  private let cancelCall: @Sendable () -> Bool

  /// Creates a subscription that delivers nothing before ``start()``.
  ///
  /// - Parameter cancelCall: Called when the subscription is canceled. It returns whether the call is still pending.
  init(_ subscriber: some Subscriber<Output, any Error>, cancelCall: @escaping @Sendable () -> Bool) {
    downstream = AnySubscriber(subscriber)
    self.cancelCall = cancelCall
  }

  /// Starts to deliver answers, after the subscriber has received its subscription.
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

  /// Releases the subscriber and the undelivered answers.
  private func end() {
    // Outside the lock, because the release can run deinitializers of the test.
    let released = lock.withLock {
      defer { (downstream, answers) = (nil, []) }
      return (downstream, answers)
    }
    withExtendedLifetime(released) {}
  }

  func receive(_ answer: SteeredAnswer<Output>) {
    let isOver = lock.withLock {
      // A canceled subscription does not complete.
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

  /// Delivers the answers in demand. A subscriber that requests more during a call is not called recursively.
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
