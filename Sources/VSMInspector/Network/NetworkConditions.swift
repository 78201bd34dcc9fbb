import CombineShim
import Observation

/// The simulated network conditions of one page, which its requests wait for and which can let them fail.
///
/// A page creates one object, lets its dependencies call ``travel()`` or ``send(_:)`` before each request, and passes it
/// to `stateInspector(chart:source:network:isEnabled:)`, which shows the controls. With the initial conditions, requests
/// neither wait nor fail.
@MainActor @Observable public final class NetworkConditions: ObservableObject {
  /// The delay of each later request.
  public var latency = Latency.none
  /// The later requests that fail. After one has failed, `next` becomes `off`.
  public var failingRequests = FailingRequests.off
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var newestDelivery: Task<Void, Never>?

  /// Creates conditions under which requests neither wait nor fail.
  ///
  /// - Parameter clock: The clock for the latency.
  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  /// Waits for the latency of a request, and throws if the request is to fail.
  ///
  /// The conditions at the call apply; later changes of them don't. Canceling the task ends the wait with an error.
  ///
  /// - Throws: ``SimulatedFailure`` if the request is to fail.
  public func travel() async throws { try await depart().travel() }

  /// Performs a request after its latency and after all earlier requests, so that the order of the calls stays.
  ///
  /// Canceling the waiting task doesn't cancel the request.
  public func send<Value: Sendable>(_ request: @escaping @Sendable () async throws -> Value) async throws -> Value {
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
