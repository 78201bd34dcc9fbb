import CombineShim
import Observation

/// The simulated network conditions of one page.
@MainActor @Observable final class NetworkConditions: ObservableObject {
  var latency = Latency.none
  var failingRequests = FailingRequests.off
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var newestDelivery: Task<Void, Never>?

  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Waits for the latency of a request, and throws if the request is to fail.
  ///
  /// The conditions at the call apply; later changes of them don't.
  func travel() async throws {
    try await depart().travel()
  }

  /// Performs a request after its latency and after all earlier requests, so that the order of the calls stays.
  ///
  /// Canceling the waiting task doesn't cancel the request.
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

/// The conditions of one request, at the time when it was sent.
private struct Trip {
  let duration: Duration
  let fails: Bool
  let clock: any Clock<Duration>

  func travel() async throws {
    if duration > .zero { try await clock.sleep(for: duration) }
    if fails { throw SimulatedFailure() }
  }
}
