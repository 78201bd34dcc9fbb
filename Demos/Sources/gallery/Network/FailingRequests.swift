import Foundation

/// The requests that fail as a simulation.
enum FailingRequests: String, CaseIterable, Identifiable, Sendable {
  case off = "Off"
  case next = "Next"
  case all = "All"

  var id: Self { self }
}

/// The error of a request that fails as a simulation.
struct SimulatedFailure: Error, Equatable {}

extension SimulatedFailure: LocalizedError {
  var errorDescription: String? { "The request failed, as asked for under Network conditions." }
}
