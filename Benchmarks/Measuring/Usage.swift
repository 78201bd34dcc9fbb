import AllocationCounter

/// The heap usage of work.
struct Usage: Codable, Sendable {
  /// The number of allocated blocks, including released ones.
  var blocks: Int
  /// The change of the allocated bytes.
  var bytes: Int
}

extension Work {
  /// Runs the work three times, and returns the median usage, since threads of the runtime occasionally allocate too.
  func usage(of count: Int) async -> Usage {
    var usages: [Usage] = []
    for _ in 0..<3 {
      prepare(count)
      allocation_counter_set_counting(true)
      await run(count)
      allocation_counter_set_counting(false)
      usages.append(
        Usage(blocks: Int(allocation_counter_blocks()), bytes: Int(allocation_counter_bytes())))
    }
    return Usage(blocks: usages.map(\.blocks).sorted()[1], bytes: usages.map(\.bytes).sorted()[1])
  }
}
