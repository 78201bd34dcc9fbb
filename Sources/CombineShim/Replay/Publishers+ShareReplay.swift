import class Foundation.NSLock

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Publishers {
  /// A publisher that shares one subscription to another, and replays its newest values to later subscribers.
  public final class ShareReplay<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private enum State {
      case disconnected
      case connected(Connection)
      case ended
    }

    /// The publisher whose values are shared.
    public let upstream: Upstream

    private let subject: ReplaySubject<Output, Failure>
    private let lock = NSLock()
    private var state = State.disconnected
    private var subscriberCount = 0

    /// Creates a publisher that shares one subscription to `upstream` and replays up to `count` values.
    public init(upstream: Upstream, replay count: Int) {
      self.upstream = upstream
      subject = ReplaySubject(bufferSize: count)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
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
  }
}

extension Publishers.ShareReplay: Equatable {
  public static func == (one: Publishers.ShareReplay<Upstream>, other: Publishers.ShareReplay<Upstream>) -> Bool {
    one === other
  }
}

// MARK: - Connection

extension Publishers.ShareReplay {
  private final class Connection: Subscriber {
    private let owner: Publishers.ShareReplay<Upstream>
    private let lock = NSLock()
    private var isOpen = true
    private var subscription: (any Subscription)?

    init(owner: Publishers.ShareReplay<Upstream>) {
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
