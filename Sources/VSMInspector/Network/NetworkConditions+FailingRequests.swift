import Foundation

extension NetworkConditions {
  /// The requests that fail as a simulation.
  public enum FailingRequests: String, CaseIterable, Identifiable, Sendable {
    case off = "Off"
    case next = "Next"
    case all = "All"

    public var id: Self { self }
  }
}

/// The error of a request that fails as a simulation.
public struct SimulatedFailure: Error, Equatable {
  public init() {}
}

extension SimulatedFailure: LocalizedError {
  public var errorDescription: String? { "The request failed, as asked for under Network conditions." }
}
