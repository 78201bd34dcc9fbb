import Testing

@testable import gallery

@MainActor struct NetworkConditionsTests {
  private let clock = HeldClock()

  @Test func requestWithoutConditionsIsImmediate() async throws {
    try await NetworkConditions(clock: clock).travel()
  }

  @Test func onlyTheNextRequestFails() async throws {
    let conditions = NetworkConditions(clock: clock)
    conditions.failingRequests = .next
    await #expect(throws: SimulatedFailure()) { try await conditions.travel() }
    #expect(conditions.failingRequests == .off)
    try await conditions.travel()
  }

  @Test func allRequestsFailUntilReset() async throws {
    let conditions = NetworkConditions(clock: clock)
    conditions.failingRequests = .all
    await #expect(throws: SimulatedFailure()) { try await conditions.travel() }
    await #expect(throws: SimulatedFailure()) { try await conditions.travel() }
    conditions.failingRequests = .off
    try await conditions.travel()
  }

  @Test(arguments: [Latency.oneSecond, .threeSeconds])
  func latencyIsDeterminedAtTheStartOfARequest(latency: Latency) async throws {
    let conditions = NetworkConditions(clock: clock)
    conditions.latency = latency
    let travel = Task { try await conditions.travel() }
    let way = try await clock.next()
    #expect(way.duration == latency.duration)
    conditions.failingRequests = .all
    way.end()
    try await travel.value
  }

  @Test func failingRequestHasTheLatency() async throws {
    let conditions = NetworkConditions(clock: clock)
    conditions.latency = .oneSecond
    conditions.failingRequests = .next
    let travel = Task { try await conditions.travel() }
    try await clock.next().end()
    await #expect(throws: SimulatedFailure()) { try await travel.value }
  }

  @Test func latenciesEqualTheirNames() {
    #expect(Latency.allCases.map(\.rawValue) == ["None", "1 second", "3 seconds"])
    #expect(Latency.allCases.map(\.duration) == [.zero, .seconds(1), .seconds(3)])
    #expect(FailingRequests.allCases.map(\.rawValue) == ["Off", "Next", "All"])
  }
}
