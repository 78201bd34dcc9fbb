import Foundation

/// The persons whose pages have ended a short time ago.
///
/// A document that is being created may belong to a person whose pages have ended since its request was checked. The
/// number of ends before the check tells whether this is so.
///
/// Unchecked: `lock` guards all mutable properties.
final class EndedPersons: @unchecked Sendable {
  /// The number of persons that are remembered. Older requests are treated as if their person's pages had ended.
  static let limit = 1_024

  /// The start of the notices of this process.
  let origin = Secret().description
  private let lock = NSLock()
  private var number: UInt64 = 0
  /// The newest end of everyone, and of all that are no longer remembered.
  private var floor: UInt64 = 0
  private var ends: [(person: String, number: UInt64)] = []

  /// The number of ends.
  var count: UInt64 { lock.withLock { number } }

  func add(_ person: String) {
    lock.withLock {
      number += 1
      ends.append((person, number))
      if ends.count > Self.limit { floor = ends.removeFirst().number }
    }
  }

  /// Records that the pages of everyone have ended.
  func addAll() {
    lock.withLock {
      number += 1
      floor = number
      ends = []
    }
  }

  /// Returns whether the pages of a person have ended after a number of ends.
  func contains(_ person: String, after count: UInt64) -> Bool {
    lock.withLock { count < floor || ends.contains { $0.number > count && $0.person == person } }
  }
}
