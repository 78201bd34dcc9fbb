/// A rate limiter that allows bursts up to a capacity.
struct TokenBucket {
  private let capacity: Double
  private let rate: Double
  private var level: Double
  private var updated: Duration

  init(capacity: Int, perSecond rate: Double, at now: Duration) {
    self.capacity = Double(capacity)
    self.rate = rate
    level = self.capacity
    updated = now
  }

  /// Takes this number of tokens and returns `true`, or returns `false` if there are too few.
  mutating func take(_ count: Int, at now: Duration) -> Bool {
    let passed = (now - updated) / .seconds(1)
    level = min(capacity, level + passed * rate)
    updated = now
    guard level >= Double(count) else { return false }
    level -= Double(count)
    return true
  }
}
