import Benchmark

/// The metrics of each row. The harness supports only integers.
extension BenchmarkMetric {
  static let time = custom("Time of one operation (ps)")
  static let floorTime = custom("Time of the floor (ps)")
  static let ratio = custom("Times the floor (1/1000)")
  static let allocations = custom("Allocations (1/100)")
  static let heap = custom("Heap kept (bytes)")

  static let ofRows = [time, floorTime, ratio, allocations, heap]
}
