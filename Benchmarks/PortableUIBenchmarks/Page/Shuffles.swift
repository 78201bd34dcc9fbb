/// Orders of rows as chance has it, the same in each process, and how many rows move from each to the next.
struct Shuffles {
  private let orders: [(order: [Int], moves: Int)]

  init(of count: Int) {
    var random = SeededGenerator(state: 1)
    var last = Array(0..<count)
    orders = (0..<8).map { _ in
      let order = last.shuffled(using: &random)
      defer { last = order }
      return (order, count - Self.longestRun(from: last, to: order))
    }
  }

  subscript(_ index: Int) -> (order: [Int], moves: Int) { orders[index] }

  /// The length of the longest sequence that both orders have in common, in the simplest way there is.
  private static func longestRun(from old: [Int], to new: [Int]) -> Int {
    let position = Dictionary(uniqueKeysWithValues: zip(old, 0...))
    var ends: [Int] = []
    for number in new.compactMap({ position[$0] }) {
      if let index = ends.firstIndex(where: { $0 >= number }) { ends[index] = number } else { ends.append(number) }
    }
    return ends.count
  }
}

/// Chance that is the same each time: the generator SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
