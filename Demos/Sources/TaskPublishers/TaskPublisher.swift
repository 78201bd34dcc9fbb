import CombineShim
import Foundation

/// A publisher of the values that a task sends. Each subscriber gets its own task, which ends with its subscription.
///
/// The task starts with the first demand and runs off the main actor. `send` waits until there is demand for the value.
/// Canceling the subscription cancels the task. An error of the task is the publisher's failure.
public struct TaskPublisher<Output: Sendable>: Publisher {
  public typealias Failure = any Error

  /// Sends one value, or throws `CancellationError` if the subscription is canceled.
  public typealias Send = @Sendable (Output) async throws -> Void

  private let work: @Sendable (Send) async throws -> Void

  /// Publishes each value that `work` sends, and finishes when `work` returns.
  public init(sending work: @escaping @Sendable (_ send: Send) async throws -> Void) {
    self.work = work
  }

  /// Publishes the value that `work` returns, or its error.
  public init(_ work: @escaping @Sendable () async throws -> Output) {
    self.init(sending: { send in try await send(work()) })
  }

  /// Publishes the elements of a sequence, with a new iterator for each subscriber.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) where Elements.Element == Output {
    self.init(sending: { send in
      for try await element in elements { try await send(element) }
    })
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == any Error {
    subscriber.receive(subscription: TaskSubscription(downstream: AnySubscriber(subscriber), work: work))
  }
}

/// One subscriber's task and its remaining demand.
///
/// Unchecked because `lock` protects the mutable properties. The subscriber is called outside the lock, only by the
/// task, so its calls don't overlap.
final class TaskSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<Output, any Error>
  typealias Work = @Sendable (TaskPublisher<Output>.Send) async throws -> Void

  private let work: Work
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var sender: CheckedContinuation<Void, Never>?
  private var task: Task<Void, Never>?

  init(downstream: Downstream, work: @escaping Work) {
    self.downstream = downstream
    self.work = work
  }

  func request(_ more: Subscribers.Demand) {
    let waiting: CheckedContinuation<Void, Never>? = lock.withLock {
      guard downstream != nil else { return nil }
      demand += more
      if task == nil { task = Task { await self.run() } }
      defer { sender = nil }
      return sender
    }
    waiting?.resume()
  }

  func cancel() {
    let (waiting, running) = lock.withLock {
      defer { (downstream, sender, task) = (nil, nil, nil) }
      return (sender, task)
    }
    running?.cancel()
    waiting?.resume()
  }

  private func run() async {
    do {
      try await work { value in try await self.send(value) }
      finish(.finished)
    } catch {
      finish(.failure(error))
    }
  }

  private func send(_ value: Output) async throws {
    await demanded()
    guard let downstream = lock.withLock({ self.downstream }) else { throw CancellationError() }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }

  /// Waits until there is demand for a value or the subscription is canceled, and reduces the demand by one.
  private func demanded() async {
    await withCheckedContinuation { continuation in
      let mayGoOn = lock.withLock {
        if downstream != nil, demand == .none {
          sender = continuation
          return false
        }
        return true
      }
      if mayGoOn { continuation.resume() }
    }
    lock.withLock { if demand > .none { demand -= 1 } }
  }

  private func finish(_ completion: Subscribers.Completion<any Error>) {
    let downstream = lock.withLock {
      defer { (self.downstream, task) = (nil, nil) }
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }
}
