import Testing
import VSMInspector
import VSMTestingCore

@MainActor
@Suite(.timeLimit(.minutes(5))) struct NetworkConditionsTests {
  private let clock = TestClock()

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

  @Test(arguments: [NetworkConditions.Latency.oneSecond, .threeSeconds])
  func latencyIsDeterminedAtTheStartOfARequest(latency: NetworkConditions.Latency) async throws {
    let conditions = NetworkConditions(clock: clock)
    conditions.latency = latency
    let travel = Task { try await conditions.travel() }
    await clock.advance(by: latency.duration - .milliseconds(1))
    #expect(clock.sleeperCount == 1)
    conditions.latency = .none
    conditions.failingRequests = .all
    await clock.advance(by: .milliseconds(1))
    #expect(clock.sleeperCount == 0)
    try await travel.value
  }

  @Test func failingRequestHasTheLatency() async throws {
    let conditions = NetworkConditions(clock: clock)
    conditions.latency = .oneSecond
    conditions.failingRequests = .next
    let travel = Task { try await conditions.travel() }
    await clock.advance(by: .seconds(1))
    await #expect(throws: SimulatedFailure()) { try await travel.value }
  }

  @Test func latenciesEqualTheirNames() {
    #expect(NetworkConditions.Latency.allCases.map(\.rawValue) == ["None", "1 second", "3 seconds"])
    #expect(NetworkConditions.Latency.allCases.map(\.duration) == [.zero, .seconds(1), .seconds(3)])
    #expect(NetworkConditions.FailingRequests.allCases.map(\.rawValue) == ["Off", "Next", "All"])
  }

  @Test func requestsAreSentInTheirOrder() async throws {
    let conditions = NetworkConditions(clock: clock)
    let sent = Recorded()
    conditions.latency = .oneSecond
    let first = Task { try await conditions.send { await sent.add("first") } }
    await clock.advance(by: .zero)
    conditions.latency = .none
    let second = Task { try await conditions.send { await sent.add("second") } }
    await clock.advance(by: .zero)
    #expect(sent.names.isEmpty)
    await clock.advance(by: .seconds(1))
    try await first.value
    try await second.value
    #expect(sent.names == ["first", "second"])
  }

  @MainActor private final class Recorded {
    private(set) var names: [String] = []

    func add(_ name: String) { names.append(name) }
  }
}
