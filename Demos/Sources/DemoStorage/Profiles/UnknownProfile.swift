import Foundation

/// An error for a number without a profile.
public struct UnknownProfile: Error, Equatable, Sendable {
  public let id: Int
}

extension UnknownProfile: LocalizedError {
  public var errorDescription: String? {
    "There is no profile with the number \(id)."
  }
}
