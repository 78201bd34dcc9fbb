/// A rate limiter for the documents of each network.
///
/// Its memory is bounded: the buckets are in two generations. When the younger one is full, it replaces the older one. A
/// network that has not opened a page in the meantime starts with a full bucket.
struct PageLimiter {
  /// The maximum number of buckets in a generation.
  static let generationSize = 8192

  private let burst: Int
  private let rate: Double
  private var young: [ClientNetwork: TokenBucket] = [:]
  private var old: [ClientNetwork: TokenBucket] = [:]

  init(burst: Int, perSecond rate: Double) {
    self.burst = burst
    self.rate = rate
  }

  /// The number of buckets.
  var count: Int { young.count + old.count }

  /// Returns whether a document can be opened now.
  func allows(_ network: ClientNetwork, at now: Duration) -> Bool {
    network.withSurroundings.allSatisfy { bucket(of: $0, at: now).allows(1, at: now) }
  }

  /// Returns whether the work of the network has used up its documents.
  func isExhausted(_ network: ClientNetwork, at now: Duration) -> Bool {
    network.withSurroundings.contains { !bucket(of: $0, at: now).allows(0, at: now) }
  }

  /// Counts a document, and returns `false` if there are too many.
  mutating func take(_ network: ClientNetwork, at now: Duration) -> Bool {
    let isAllowed = allows(network, at: now)
    charge(network, isAllowed ? 1 : 0, at: now)
    return isAllowed
  }

  /// Counts work that costs as much as a number of documents, which can exceed the remaining ones.
  mutating func charge(_ network: ClientNetwork, _ count: Double, at now: Duration) {
    for network in network.withSurroundings where count > 0 || old[network] != nil {
      var bucket = bucket(of: network, at: now)
      bucket.charge(count, at: now)
      if young[network] == nil, young.count >= Self.generationSize {
        old = young
        young = [:]
      }
      young[network] = bucket
    }
  }

  private func bucket(of network: ClientNetwork, at now: Duration) -> TokenBucket {
    young[network] ?? old[network]
      ?? TokenBucket(capacity: burst * network.share, perSecond: rate * Double(network.share), at: now)
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
    refill(at: now)
    guard level >= Double(count) else { return false }
    level -= Double(count)
    return true
  }

  /// Returns whether this number of tokens can be taken.
  func allows(_ count: Int, at now: Duration) -> Bool {
    var bucket = self
    return bucket.take(count, at: now)
  }

  /// Takes a number of tokens, whether or not there are as many. A bucket never owes more than its capacity.
  mutating func charge(_ count: Double, at now: Duration) {
    refill(at: now)
    level = max(-capacity, level - count)
  }

  private mutating func refill(at now: Duration) {
    level = min(capacity, level + (now - updated) / .seconds(1) * rate)
    updated = now
  }
}
