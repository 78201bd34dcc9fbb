import Foundation

/// The error in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}
