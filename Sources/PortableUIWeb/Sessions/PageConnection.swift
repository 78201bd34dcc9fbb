/// The connection of a session with its page, and what it means for the session's lifetime.
enum PageConnection {
  /// The page has never opened its stream.
  case unclaimed
  case open(FrameQueue, lastSent: Duration, isHidden: Bool)
  /// The page has no stream, for example because its tab is hidden.
  case closed(isHidden: Bool)
  /// The view continues without its page, to finish its work before a shutdown.
  case draining(since: Duration)
  case ended

  /// The frames for the page, or `nil` while the page has no stream.
  var queue: FrameQueue? { if case .open(let queue, _, _) = self { queue } else { nil } }
  /// Whether the page has ever opened its stream.
  var wasClaimed: Bool { if case .unclaimed = self { false } else { true } }
  var isDraining: Bool { if case .draining = self { true } else { false } }
  var hasEnded: Bool { if case .ended = self { true } else { false } }

  /// Claims the session, because its page opens its stream for the first time.
  mutating func claim() {
    if case .unclaimed = self { self = .closed(isHidden: false) }
  }

  /// Sets whether the page's tab is hidden.
  mutating func hide(_ isHidden: Bool) {
    switch self {
    case .open(let queue, let lastSent, _): self = .open(queue, lastSent: lastSent, isHidden: isHidden)
    case .closed: self = .closed(isHidden: isHidden)
    // A page that opens a stream is visible.
    case .unclaimed, .draining, .ended: break
    }
  }

  /// Uses a new stream, and returns `false` if the session accepts none any more.
  mutating func open(_ queue: FrameQueue, at now: Duration) -> Bool {
    switch self {
    case .unclaimed, .open, .closed:
      self = .open(queue, lastSent: now, isHidden: false)
      return true
    case .draining, .ended: return false
    }
  }

  /// Returns the queue for a frame that is sent now.
  mutating func queueForSending(at now: Duration) -> FrameQueue? {
    guard case .open(let queue, _, let isHidden) = self else { return nil }
    self = .open(queue, lastSent: now, isHidden: isHidden)
    return queue
  }

  /// Closes the stream, and returns its queue.
  mutating func close() -> FrameQueue? {
    guard case .open(let queue, _, let isHidden) = self else { return nil }
    self = .closed(isHidden: isHidden)
    return queue
  }

  /// Whether nothing has been sent on the stream for a while. A stream with unread frames needs no heartbeat.
  func needsHeartbeat(at now: Duration, every interval: Duration) -> Bool {
    guard case .open(let queue, let lastSent, _) = self else { return false }
    return now - lastSent >= interval && queue.isEmpty
  }

  /// Returns the reason if the session has expired.
  ///
  /// - Parameter lastActivity: The time of the page's last request.
  func expiration(
    at now: Duration, lastActivity: Duration, _ configuration: LivePageConfiguration
  ) -> SessionEnd? {
    let (start, lifetime, reason): (Duration, Duration, SessionEnd)
    switch self {
    case .unclaimed: (start, lifetime, reason) = (lastActivity, configuration.unclaimedLifetime, .unclaimed)
    case .closed(isHidden: true): (start, lifetime, reason) = (lastActivity, configuration.hiddenLifetime, .hidden)
    case .open, .closed(isHidden: false):
      (start, lifetime, reason) = (lastActivity, configuration.disconnectedLifetime, .disconnected)
    case .draining(let since): (start, lifetime, reason) = (since, configuration.drainLimit, .shutdown)
    case .ended: return nil
    }
    return now - start >= lifetime ? reason : nil
  }
}
