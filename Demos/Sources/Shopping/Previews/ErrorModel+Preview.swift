import Foundation
import VSM

extension ErrorModel {
  /// Returns an error model whose retry does nothing.
  static func preview(_ attempt: String) -> ErrorModel {
    ErrorModel(attempt, NoConnection()) { StateSequence { _ in } }
  }
}

/// The error in previews.
struct NoConnection: LocalizedError {
  var errorDescription: String? { "There is no connection." }
}
