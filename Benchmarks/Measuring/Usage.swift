import AllocationCounter
import Foundation

/// The heap usage of work.
struct Usage: Codable, Sendable {
  /// The number of allocated blocks, including released ones.
  var blocks: Int
  /// The change of the allocated bytes.
  var bytes: Int
}

extension Work {
  /// Runs the work nine times, and returns the lower quartile of the usages, since threads of the runtime sometimes
  /// allocate too.
  func usage(of count: Int) async -> Usage {
    var usages: [Usage] = []
    for _ in 0..<9 {
      prepare(count)
      allocation_counter_set_counting(true)
      await run(count)
      letTasksEnd()
      await Task.yield()
      allocation_counter_set_counting(false)
      usages.append(
        Usage(blocks: Int(allocation_counter_blocks()), bytes: Int(allocation_counter_bytes())))
    }
    return Usage(blocks: usages.map(\.blocks).sorted()[2], bytes: usages.map(\.bytes).sorted()[2])
  }
}

/// Gives the threads of the runtime the time to release the tasks that have ended last, without an allocation.
private func letTasksEnd() { Thread.sleep(forTimeInterval: 0.02) }
