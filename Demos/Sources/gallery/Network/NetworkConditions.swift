import CombineShim
import Observation

/// The network that one page pretends to have.
@MainActor @Observable final class NetworkConditions: ObservableObject {
  var latency = Latency.none
  var failingRequests = FailingRequests.off
  @ObservationIgnored private let clock: any Clock<Duration>

  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Takes as long as a request to reach its server, and fails if this one is to.
  ///
  /// What is set when the request leaves decides, whatever is set while it is under way.
  func travel() async throws {
    let duration = latency.duration
    let fails = failingRequests != .off
    if failingRequests == .next { failingRequests = .off }
    if duration > .zero { try await clock.sleep(for: duration) }
    if fails { throw SimulatedFailure() }
  }
}
