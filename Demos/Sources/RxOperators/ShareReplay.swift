import CombineShim
import Foundation

extension Publisher {
  /// Shares one subscription to this publisher among all subscribers, and replays its newest values to later
  /// subscribers.
  ///
  /// The first subscriber starts the subscription, which requests unlimited values. When the last subscriber cancels,
  /// the subscription is canceled. A subscriber first receives up to `count` stored values. Up to `count` of the newest
  /// values are kept for each subscriber without demand.
  ///
  /// The values are stored as long as the returned publisher exists, the scope that Rx calls `forever`. Combine's own
  /// `share` has the same scope. A subscriber after the completion receives the stored values and the completion,
  /// without a new subscription. A subscriber after all others have canceled receives the stored values and starts a
  /// new subscription.
  public func share(replay count: Int) -> some Publisher<Output, Failure> {
    ShareReplay(upstream: self, replay: count)
  }
}

/// A publisher that shares one subscription to another, and replays its newest values to later subscribers.
private final class ShareReplay<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  private enum State {
    case disconnected
    case connected(Connection)
    case ended
  }

  private let upstream: Upstream
  private let subject: ReplaySubject<Output, Failure>
  private let lock = NSLock()
  private var state = State.disconnected
  private var subscriberCount = 0

  init(upstream: Upstream, replay count: Int) {
    self.upstream = upstream
    subject = ReplaySubject(bufferSize: count)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    lock.withLock { subscriberCount += 1 }
    subject.receive(subscriber: subscriber, onCancel: leave)
    guard let connection = lock.withLock({ connect() }) else { return }
    upstream.subscribe(connection)
  }

  /// Returns a new connection if there are subscribers and no connection. The caller holds the lock.
  private func connect() -> Connection? {
    guard case .disconnected = state, subscriberCount > 0 else { return nil }
    let connection = Connection(owner: self)
    state = .connected(connection)
    return connection
  }

  private func leave() {
    lock.lock()
    subscriberCount -= 1
    guard subscriberCount == 0, case .connected(let connection) = state else { return lock.unlock() }
    state = .disconnected
    lock.unlock()
    connection.cancel()
  }

  /// The subscriber of the shared subscription.
  private final class Connection: Subscriber {
    private let owner: ShareReplay
    private let lock = NSLock()
    private var isOpen = true
    private var subscription: (any Subscription)?

    init(owner: ShareReplay) {
      self.owner = owner
    }

    func receive(subscription: any Subscription) {
      let isAccepted = lock.withLock {
        guard isOpen, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isAccepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ value: Upstream.Output) -> Subscribers.Demand {
      if lock.withLock({ isOpen }) { owner.subject.send(value) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      guard close().wasOpen else { return }
      let former = owner.lock.withLock {
        defer { owner.state = .ended }
        return owner.state
      }
      withExtendedLifetime(former) {}
      owner.subject.send(completion: completion)
    }

    func cancel() {
      close().subscription?.cancel()
    }

    private func close() -> (wasOpen: Bool, subscription: (any Subscription)?) {
      lock.withLock {
        defer { isOpen = false }
        return (isOpen, subscription.take())
      }
    }
  }
}
