import Foundation

/// A time that the test sets.
///
/// Unchecked because each test uses it on one thread at a time.
package final class SteeredTime: @unchecked Sendable {
  package var now: Date

  /// - Parameter now: The initial time, by default noon of a Wednesday.
  package init(_ now: Date = .wednesday) {
    self.now = now
  }
}
