import Testing

@testable import VSMTestingCore

@MainActor
@Suite struct TestClockTests {
  @Test func sleepersWakeInOrderAtTheirDeadlines() async {
    let clock = TestClock()
    let start = clock.now
    var woken: [Duration] = []
    let tasks = [3, 1, 2].map { seconds in
      Task { @MainActor in
        try? await clock.sleep(for: .seconds(seconds))
        woken.append(start.duration(to: clock.now))
      }
    }
    await clock.advance(by: .seconds(10))
    for task in tasks { await task.value }
    #expect(woken == [.seconds(1), .seconds(2), .seconds(3)])
    #expect(start.duration(to: clock.now) == .seconds(10))
  }

  @Test func timeAdvancesOnlyByCalls() async {
    let clock = TestClock()
    let task = Task { try? await clock.sleep(for: .nanoseconds(1)) }
    await passTurns()
    #expect(clock.sleeperCount == 1)
    await clock.advance(by: .nanoseconds(1))
    await task.value
    #expect(clock.sleeperCount == 0)
  }

  @Test func pastDeadlineDoesNotSuspend() async throws {
    let clock = TestClock()
    try await clock.sleep(for: .zero)
    #expect(clock.sleeperCount == 0)
  }

  @Test func canceledSleeperThrowsImmediately() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await passTurns()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }
}
