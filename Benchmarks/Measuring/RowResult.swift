import Foundation

/// What was measured of one row, as `Scripts/benchmark` reads it.
struct RowResult: Encodable {
  let row: String
  /// How many operations each of the figures is about.
  let operations: Int
  /// Picoseconds of one operation: each time what VSM took, and what the floor took right before or after it.
  var times: [Pair] = []
  var usage: Usage?
  var floorUsage: Usage?

  struct Pair: Encodable {
    let subject: Int
    let floor: Int
  }

  /// Adds a line of JSON to the file that `VSM_BENCHMARK_RESULTS` names, if it names one. It has to exist.
  func write() throws {
    guard let path = ProcessInfo.processInfo.environment["VSM_BENCHMARK_RESULTS"] else { return }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: JSONEncoder().encode(self) + Data("\n".utf8))
  }
}
