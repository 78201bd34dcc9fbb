import CombineShim
import Foundation

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
