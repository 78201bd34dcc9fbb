import Foundation
import VSM

extension ErrorModel {
  /// A failure whose retry does nothing.
  static func preview(_ attempt: String) -> ErrorModel {
    ErrorModel(attempt, NoConnection()) { StateSequence { _ in } }
  }
}

/// What goes wrong in previews.
struct NoConnection: LocalizedError {
  var errorDescription: String? { "There is no connection." }
}
