#if Hummingbird
  import NIOCore

  /// The state of a connection that determines when to close it.
  ///
  /// It does not depend on the channel: ``ConnectionGuard`` passes the events, and performs what follows from them.
  struct ConnectionState {
    private enum Reading {
      /// No byte of the next request has been received.
      case idle(since: NIODeadline)
      /// The head of a request is incomplete.
      case head(since: NIODeadline)
      /// The body of a request is incomplete.
      case body(since: NIODeadline, bytes: Int)
      /// No further requests are accepted.
      case ended(since: NIODeadline)
    }

    /// The bytes that were buffered and written when the client's speed was last measured.
    private struct Output {
      var since: NIODeadline
      var buffered: Int
      var written: Int
    }

    private let limits: LiveServerLimits
    private var reading: Reading
    /// The time of the next check whether the client has sent too little.
    private var readConfirmation: NIODeadline?
    private var output: Output?
    private var written = 0
    /// The number of requests with a complete head whose response is not sent yet.
    private(set) var unanswered = 0
    /// Whether the connection is closed after the current responses.
    private(set) var isLast = false
    private var shutdownDeadline: NIODeadline?

    init(limits: LiveServerLimits, at now: NIODeadline) {
      self.limits = limits
      reading = .idle(since: now)
    }

    var hasEnded: Bool { if case .ended = reading { true } else { false } }
    var isReadingBody: Bool { if case .body = reading { true } else { false } }
    var isShuttingDown: Bool { shutdownDeadline != nil }
    /// Whether the response that is being written is the last one.
    var isLastResponse: Bool { isLast && unanswered == 1 }
    /// Whether all responses of a connection that is to be closed are sent.
    var isDone: Bool { isLast && unanswered == 0 }

    // MARK: Requests

    /// Handles bytes that do not complete a head.
    mutating func receivedBytes(at now: NIODeadline) {
      if case .idle = reading { reading = .head(since: now) }
    }

    mutating func receivedHead(keepsAlive: Bool, at now: NIODeadline) {
      unanswered += 1
      if !keepsAlive { isLast = true }
      reading = .body(since: now, bytes: 0)
    }

    mutating func receivedBody(_ count: Int) {
      if case .body(let since, let bytes) = reading { reading = .body(since: since, bytes: bytes + count) }
    }

    mutating func receivedEnd(at now: NIODeadline) {
      reading = isLast ? .ended(since: now) : .idle(since: now)
    }

    /// Accepts no request after the current one.
    mutating func respondsForTheLastTime() { isLast = true }

    /// Stops accepting requests.
    mutating func end(at now: NIODeadline) {
      isLast = true
      if !hasEnded { reading = .ended(since: now) }
    }

    /// Accepts no request after the current one, which has until the deadline.
    mutating func shutDown(at now: NIODeadline) {
      if !isReadingBody { end(at: now) }
      isLast = true
      shutdownDeadline = shutdownDeadline ?? now + TimeAmount(limits.shutdownTimeout)
    }

    // MARK: Responses

    mutating func wrote(_ count: Int, at now: @autoclosure () -> NIODeadline) {
      if output == nil { output = Output(since: now(), buffered: 0, written: written) }
      written += count
    }

    /// Handles that all bytes of a response were passed to the operating system.
    mutating func responded(at now: NIODeadline) {
      unanswered = max(0, unanswered - 1)
      guard unanswered == 0 else { return }
      output = nil
      // The client is not charged for the time of the server's work.
      switch reading {
      case .idle: reading = .idle(since: now)
      case .head: reading = .head(since: now)
      case .ended: reading = .ended(since: now)
      case .body: break
      }
    }

    // MARK: Deadlines

    /// The time of the next check.
    var deadline: NIODeadline? {
      var deadline = shutdownDeadline ?? .distantFuture
      if let readDeadline { deadline = min(deadline, max(readDeadline, readConfirmation ?? .distantPast)) }
      if let output { deadline = min(deadline, output.since + TimeAmount(limits.writeTimeout)) }
      return deadline == .distantFuture ? nil : deadline
    }

    private var readDeadline: NIODeadline? {
      switch reading {
      case .body(let since, let bytes):
        since + TimeAmount(limits.bodyTimeout)
          + .milliseconds(Int64(bytes) * 1000 / Int64(limits.minimumBytesPerSecond))
      case .idle(let since) where unanswered == 0: since + TimeAmount(limits.idleTimeout)
      case .head(let since) where unanswered == 0: since + TimeAmount(limits.headTimeout)
      case .ended(let since) where unanswered == 0: since + TimeAmount(limits.headTimeout)
      case .idle, .head, .ended: nil
      }
    }

    /// Whether the time for a shutdown is over.
    func isOverdue(at now: NIODeadline) -> Bool { shutdownDeadline.map { now >= $0 } ?? false }

    /// Returns whether the client is too slow, or starts the next measurement.
    ///
    /// - Parameters:
    ///   - isReading: Whether the server waits for bytes of the client.
    ///   - buffered: The number of bytes that the client has not accepted.
    mutating func isTooSlow(at now: NIODeadline, isReading: Bool, buffered: Int) -> Bool {
      if let readDeadline, now >= readDeadline {
        if isReadingBody, !isReading {
          reading = .body(since: now, bytes: 0)
        } else if let readConfirmation {
          return now >= readConfirmation
        } else {
          // If this process had no processor, the event loop can run timers before it reads what has arrived.
          readConfirmation = now + .milliseconds(50)
        }
      } else {
        readConfirmation = nil
      }
      guard let last = output, now >= last.since + TimeAmount(limits.writeTimeout) else { return false }
      output = Output(since: now, buffered: buffered, written: written)
      guard last.buffered > 0, buffered > 0 else { return false }
      let accepted = last.buffered + (written - last.written) - buffered
      return Double(accepted) < Double(limits.minimumBytesPerSecond) * (limits.writeTimeout / .seconds(1))
    }
  }
#endif
