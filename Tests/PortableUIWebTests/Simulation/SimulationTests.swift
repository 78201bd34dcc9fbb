import Foundation
import Testing
import VSMTestingCore

/// The promises that hold for every schedule of events, messages and faults.
///
/// `VSM_SIMULATION_MINUTES` sets the duration, and `VSM_SIMULATION_SEED` the first seed.
@MainActor
@Suite(
  .enabled(if: JobTracking.isAvailable, "The end of a step is known only with job tracking."),
  .serialized  // so that each event of a run is its own, and the heap too
)
struct SimulationTests {
  private static let stepCount = 400

  private static func schedule(_ seed: UInt64) -> [UInt64] {
    var random = SimulationRandom(seed: seed)
    return (0..<stepCount).map { _ in random.next() }
  }

  private nonisolated static let environment = ProcessInfo.processInfo.environment

  @Test func promisesHoldForEverySchedule() async throws {
    let first = Self.environment["VSM_SIMULATION_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1 << 32)
    let minutes = Self.environment["VSM_SIMULATION_MINUTES"].flatMap(Double.init) ?? 0.05
    let end = ContinuousClock.now + .seconds(minutes * 60)
    var (seed, events) = (first, 0)
    repeat {
      let simulation = Simulation(viewSeed: seed)
      do {
        try await simulation.run(Self.schedule(seed))
      } catch {
        let shortest = await Self.shortest(Self.schedule(seed), viewSeed: seed)
        await Self.printCourse(of: shortest, viewSeed: seed)
        let steps = shortest.map(String.init).joined(separator: ", ")
        Issue.record("With the seed \(seed): \(error). The shortest schedule that still fails: [\(steps)].")
        return
      }
      events += simulation.eventCount
      seed += 1
    } while ContinuousClock.now < end
    print("Simulated \(events) events with the seeds \(first) to \(seed - 1).")
  }

  @Test func oneSeedLeadsToOneCourse() async throws {
    let (first, second) = (Simulation(viewSeed: 7), Simulation(viewSeed: 7))
    try await first.run(Self.schedule(7))
    try await second.run(Self.schedule(7))
    #expect(first.hash == second.hash)
    #expect(first.eventCount == second.eventCount && first.eventCount > 200)
  }

  private static func printCourse(of schedule: [UInt64], viewSeed: UInt64) async {
    let simulation = Simulation(viewSeed: viewSeed, isRecorded: true)
    try? await simulation.run(schedule)
    print("The course of the shortest schedule:")
    for event in simulation.log ?? [] { print(event) }
  }

  /// Runs only by itself, since other tests allocate at the same time.
  @Test(.enabled(if: environment["VSM_SIMULATION_MINUTES"] != nil, "Only `Scripts/simulate` measures the heap."))
  func heapDoesNotGrowWithEachRun() async throws {
    // The first runs fill caches of the runtime and of types.
    for _ in 0..<16 { try await Simulation(viewSeed: 7).run(Self.schedule(7)) }
    guard let before = usedHeap() else { return }
    let runs = 16
    for _ in 0..<runs { try await Simulation(viewSeed: 7).run(Self.schedule(7)) }
    let growth = try #require(usedHeap()) - before
    print("The heap has grown by \(growth) bytes in \(runs) runs.")
    // A page that is not released is more than 10 KB.
    #expect(growth < runs * 2_048)
  }

  /// Removes steps from a schedule as long as it fails.
  private static func shortest(_ schedule: [UInt64], viewSeed: UInt64) async -> [UInt64] {
    var shortest = schedule
    var length = max(shortest.count / 2, 1)
    while length > 0 {
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + length, candidate.count))
        do {
          try await Simulation(viewSeed: viewSeed).run(candidate)
          start += length
        } catch {
          shortest = candidate
        }
      }
      length /= 2
    }
    return shortest
  }
}
