import CombineShim
import Observation

/// The network that one page pretends to have.
@MainActor @Observable final class NetworkConditions: ObservableObject {
  var latency = Latency.none
  var failingRequests = FailingRequests.off
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var newestDelivery: Task<Void, Never>?

  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Takes as long as a request to reach its server, and fails if this one is to.
  ///
  /// What is set when the request leaves decides, whatever is set while it is under way.
  func travel() async throws {
    try await depart().travel()
  }

  /// Takes a request to its server, behind those that were sent before: none overtakes another, however short its way.
  ///
  /// A letter that was posted arrives, also when nobody waits for the answer any more.
  func send<Value: Sendable>(_ request: @escaping @Sendable () async throws -> Value) async throws -> Value {
    let (trip, before) = (depart(), newestDelivery)
    let delivery = Task {
      let arrival = await Task { try await trip.travel() }.result
      await before?.value
      try arrival.get()
      return try await request()
    }
    newestDelivery = Task { _ = await delivery.result }
    return try await delivery.value
  }

  private func depart() -> Trip {
    defer { if failingRequests == .next { failingRequests = .off } }
    return Trip(duration: latency.duration, fails: failingRequests != .off, clock: clock)
  }
}

/// The way of one request, as the conditions were when it left.
private struct Trip {
  let duration: Duration
  let fails: Bool
  let clock: any Clock<Duration>

  func travel() async throws {
    if duration > .zero { try await clock.sleep(for: duration) }
    if fails { throw SimulatedFailure() }
  }
}
