import AllocationCounter

/// What some work takes of the heap.
struct Usage: Codable, Sendable {
  /// How many blocks it asked for, given back or not.
  var blocks: Int
  /// How many bytes more than before are in use when it is done.
  var bytes: Int
}

extension Work {
  /// Runs the work a few times, and says what it takes as a rule: now and then a thread of the runtime allocates too.
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
