import Foundation

/// The measurements of one row, which `Scripts/benchmark` reads.
struct RowResult: Encodable {
  let row: String
  /// The number of operations in each batch.
  let operations: Int
  /// Picoseconds of one operation, in pairs of the subject and the floor, which are measured in direct succession.
  var times: [Pair] = []
  var usage: Usage?
  var floorUsage: Usage?

  struct Pair: Encodable {
    let subject: Int
    let floor: Int
  }

  /// Appends a line of JSON to the existing file at `VSM_BENCHMARK_RESULTS`, if the variable is set.
  func write() throws {
    guard let path = ProcessInfo.processInfo.environment["VSM_BENCHMARK_RESULTS"] else { return }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: JSONEncoder().encode(self) + Data("\n".utf8))
  }
}
