/// A rate limiter for the documents of each network.
///
/// Its memory is bounded: the buckets are in two generations. When the younger one is full, it replaces the older one. A
/// network that has not opened a page in the meantime starts with a full bucket.
struct PageLimiter {
  /// The maximum number of buckets in a generation.
  static let generationSize = 8192

  private let burst: Int
  private let rate: Double
  private var young: [String: TokenBucket] = [:]
  private var old: [String: TokenBucket] = [:]

  init(burst: Int, perSecond rate: Double) {
    self.burst = burst
    self.rate = rate
  }

  /// The number of buckets.
  var count: Int { young.count + old.count }

  /// Returns whether a document can be opened now.
  func allows(_ network: String, at now: Duration) -> Bool {
    guard var bucket = young[network] ?? old[network] else { return burst > 0 }
    return bucket.take(1, at: now)
  }

  /// Counts a document, and returns `false` if there are too many.
  mutating func take(_ network: String, at now: Duration) -> Bool {
    var bucket = young[network] ?? old[network] ?? TokenBucket(capacity: burst, perSecond: rate, at: now)
    let isTaken = bucket.take(1, at: now)
    if young[network] == nil, young.count >= Self.generationSize {
      old = young
      young = [:]
    }
    young[network] = bucket
    return isTaken
  }
}

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
