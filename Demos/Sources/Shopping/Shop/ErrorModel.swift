import Foundation
import VSM

/// An error message and an action to retry, for all features.
public struct ErrorModel<State> {
  public let message: String
  public let retry: () -> StateSequence<State>

  /// - Parameter attempt: A sentence about the failed action, for example "The cart could not be loaded."
  public init(_ attempt: String, _ error: any Error, retry: @escaping () -> StateSequence<State>) {
    message = "\(attempt) \(error.localizedDescription)"
    self.retry = retry
  }
}
