import Foundation

extension NetworkConditions {
  /// The requests that fail as a simulation.
  public enum FailingRequests: String, CaseIterable, Identifiable, Sendable {
    /// No request fails.
    case off = "Off"
    /// The next request fails, and those after it don't.
    case next = "Next"
    /// All requests fail.
    case all = "All"

    /// The case itself.
    public var id: Self { self }
  }
}

/// The error of a request that fails as a simulation.
public struct SimulatedFailure: Error, Equatable {
  /// Creates the error, for the expectations of tests.
  public init() {}
}

extension SimulatedFailure: LocalizedError {
  /// A sentence for the page that shows the error.
  public var errorDescription: String? { "The request failed, as asked for under Network conditions." }
}
