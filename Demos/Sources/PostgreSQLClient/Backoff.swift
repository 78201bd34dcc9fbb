#if PostgreSQL
  /// The delays between attempts: each up to twice as long as the previous one, up to a limit.
  ///
  /// Each delay is reduced by a random part, so that the clients of a restarted server don't all return at once.
  public struct Backoff: Sendable {
    private let first: Duration
    private let limit: Duration
    private var attempts = 0

    public init(first: Duration = .milliseconds(50), limit: Duration = .seconds(2)) {
      self.first = first
      self.limit = limit
    }

    /// Returns the delay before the next attempt, which is at least half of the delay without the random part.
    public mutating func next(using generator: inout some RandomNumberGenerator) -> Duration {
      // A larger exponent would overflow, and the limit is reached long before.
      let full = min(first * (1 << min(attempts, 20)), limit)
      attempts += 1
      return full * Double.random(in: 0.5...1, using: &generator)
    }

    /// Waits before the next attempt. Throws `CancellationError` if the task is canceled.
    public mutating func wait() async throws {
      var generator = SystemRandomNumberGenerator()
      try await Task.sleep(for: next(using: &generator))
    }
  }
#endif
