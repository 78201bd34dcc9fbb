import Foundation

/// A time that the test sets.
///
/// Unchecked: tests use it on the main actor alone.
final class SteeredTime: @unchecked Sendable {
  var now: Date

  init(_ now: String) {
    self.now = Date(now)
  }
}

extension Date {
  /// A moment, as ISO 8601 writes it.
  init(_ text: String) {
    guard let date = try? Date(text, strategy: .iso8601) else { preconditionFailure("\(text) is no moment") }
    self = date
  }
}
