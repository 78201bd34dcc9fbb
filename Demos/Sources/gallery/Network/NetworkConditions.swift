import CombineShim

/// The network that one page pretends to have.
@MainActor final class NetworkConditions: ObservableObject {
  @Published var latency = Latency.none
  @Published var failingRequests = FailingRequests.off
  private let clock: any Clock<Duration>

  nonisolated init(clock: any Clock<Duration> = ContinuousClock()) {
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
