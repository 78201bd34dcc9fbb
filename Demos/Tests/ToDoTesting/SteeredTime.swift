import Foundation

/// A time that the test sets.
///
/// Unchecked: each test uses it on one thread at a time.
package final class SteeredTime: @unchecked Sendable {
  package var now: Date

  /// - Parameter now: Noon of a Wednesday, unless told otherwise.
  package init(_ now: Date = .wednesday) {
    self.now = now
  }
}
