import AllocationCounter
import Benchmark
import Foundation

/// Adds a row to the table.
///
/// - Parameters:
///   - operations: The number of operations in a batch, since a single one is too short for a clock.
///   - subject: Creates the measured work.
///   - floor: Creates the work that it is compared with.
package func row(
  _ name: String,
  operations: Int,
  subject: @escaping @MainActor @Sendable () async -> Work,
  floor: @escaping @MainActor @Sendable () async -> Work
) {
  // The first round is a warm-up, which the harness doesn't record.
  let environment = ProcessInfo.processInfo.environment
  let configuration = Benchmark.Configuration(
    metrics: BenchmarkMetric.ofRows,
    warmupIterations: 1,
    maxDuration: .milliseconds(Int(environment["VSM_BENCHMARK_MILLISECONDS"] ?? "") ?? 2_000),
    maxIterations: Int(environment["VSM_BENCHMARK_ROUNDS"] ?? "") ?? 1_000
  )
  var made: Comparison?
  var result = RowResult(row: name, operations: operations)

  Benchmark(name, configuration: configuration) { benchmark in
    guard let comparison = made else {
      let comparison = await Comparison(operations: operations, subject: subject(), floor: floor())
      made = comparison
      _ = await comparison.time(startingWithFloor: true)
      if allocation_counter_is_available() {
        let (usage, floorUsage) = await comparison.usages()
        result.usage = usage
        result.floorUsage = floorUsage
      }
      return
    }

    let timing = await comparison.time(startingWithFloor: benchmark.currentIteration.isMultiple(of: 2))
    let pair = RowResult.Pair(
      subject: timing.subject.picoseconds(per: operations), floor: timing.floor.picoseconds(per: operations))
    result.times.append(pair)
    benchmark.measurement(.time, pair.subject)
    benchmark.measurement(.floorTime, pair.floor)
    benchmark.measurement(.ratio, pair.subject * 1_000 / max(pair.floor, 1))
    if let usage = result.usage {
      benchmark.measurement(.allocations, usage.blocks * 100 / operations)
      benchmark.measurement(.heap, max(usage.bytes, 0) / operations)
    }
  } teardown: {
    try result.write()
  }
}
