import Foundation
import VSM

/// What went wrong, and the way to try again: the same in every feature.
public struct ErrorModel<State> {
  public let message: String
  public let retry: () -> StateSequence<State>

  /// - Parameter attempt: What could not be done, as in "The cart could not be loaded."
  public init(_ attempt: String, _ error: any Error, retry: @escaping () -> StateSequence<State>) {
    message = "\(attempt) \(error.localizedDescription)"
    self.retry = retry
  }
}
