import Foundation

/// A time that the test sets.
///
/// Unchecked: each test uses it on one thread.
final class MovableNow: @unchecked Sendable {
  var now = Date.wednesday
}
