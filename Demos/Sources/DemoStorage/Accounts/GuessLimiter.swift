import Foundation
import Synchronization

/// Limits guesses of passwords, for each account and for each address.
///
/// Every attempt takes a guess, and a success returns it. An unknown account is limited as a known one, so that the limit
/// does not tell which accounts exist.
final class GuessLimiter: Sendable {
  struct Limit: Sendable {
    /// The number of guesses at once.
    let burst: Int
    /// The time that restores one guess.
    let interval: Duration
  }

  static let account = Limit(burst: 5, interval: .seconds(60))
  static let address = Limit(burst: 20, interval: .seconds(15))
  /// The number of accounts and addresses that are remembered. Those with the most guesses left are forgotten first.
  static let capacity = 10_000

  private struct Key: Hashable {
    enum Kind { case account, address }
    let kind: Kind
    let text: String
    var limit: Limit { kind == .account ? GuessLimiter.account : GuessLimiter.address }
  }

  /// The time when each key will have all its guesses again.
  private let full = Mutex<[Key: Duration]>([:])
  private let now: @Sendable () -> Duration

  init<C: Clock>(clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }

  /// The number of accounts and addresses that are remembered.
  var count: Int { full.withLock { $0.count } }

  /// Takes a guess, or returns the time until there is one.
  func take(account: String, address: String?) -> Duration? {
    let (keys, now) = (Self.keys(account, address), now())
    return full.withLock { full in
      let wait =
        keys.map { key in
          (full[key] ?? now) - now - key.limit.interval * (key.limit.burst - 1)
        }.max() ?? .zero
      guard wait <= .zero else { return wait }
      for key in keys { full[key] = max(full[key] ?? now, now) + key.limit.interval }
      if full.count > Self.capacity { Self.forget(&full, at: now) }
      return nil
    }
  }

  /// Returns a guess after a success.
  func giveBack(account: String, address: String?) {
    full.withLock { full in
      for key in Self.keys(account, address) { full[key]? -= key.limit.interval }
    }
  }

  private static func keys(_ account: String, _ address: String?) -> [Key] {
    [Key(kind: .account, text: account)] + (address.map { [Key(kind: .address, text: network(of: $0))] } ?? [])
  }

  private static func forget(_ full: inout [Key: Duration], at now: Duration) {
    full = full.filter { $0.value > now }
    guard full.count > capacity else { return }
    for key in full.sorted(by: { $0.value < $1.value }).prefix(full.count - capacity / 2).map(\.key) { full[key] = nil }
  }

  /// Returns the network that one household has: an address, or the first 64 bits of an address of IPv6.
  static func network(of address: String) -> String {
    var bytes = in6_addr()
    guard address.contains(":"), inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
    return withUnsafeBytes(of: bytes) { Array($0.prefix(8)).description }
  }
}
