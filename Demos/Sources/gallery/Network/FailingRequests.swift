import Foundation

/// Which requests fail on purpose.
enum FailingRequests: String, CaseIterable, Identifiable, Sendable {
  case off = "Off"
  case next = "Next"
  case all = "All"

  var id: Self { self }
}

/// A request failed on purpose.
struct SimulatedFailure: Error, Equatable {}

extension SimulatedFailure: LocalizedError {
  var errorDescription: String? { "The request failed, as asked for under Network conditions." }
}
