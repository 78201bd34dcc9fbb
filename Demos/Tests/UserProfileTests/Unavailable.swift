import Foundation

/// What goes wrong in these tests.
struct Unavailable: LocalizedError {
  var errorDescription: String? { "No connection." }
}
