import VSMTestingCore

/// Random orders of rows, which are the same in each process, with the fewest moves from each order to the next.
struct Shuffles {
  private let orders: [(order: [Int], moves: Int)]

  init(of count: Int) {
    var random = SeededGenerator(seed: 1)
    var last = Array(0..<count)
    orders = (0..<8).map { _ in
      let order = last.shuffled(using: &random)
      defer { last = order }
      return (order, count - Self.longestRun(from: last, to: order))
    }
  }

  subscript(_ index: Int) -> (order: [Int], moves: Int) { orders[index] }

  /// Returns the length of the longest common subsequence of both orders, with a simple algorithm.
  private static func longestRun(from old: [Int], to new: [Int]) -> Int {
    let position = Dictionary(uniqueKeysWithValues: zip(old, 0...))
    var ends: [Int] = []
    for number in new.compactMap({ position[$0] }) {
      if let index = ends.firstIndex(where: { $0 >= number }) { ends[index] = number } else { ends.append(number) }
    }
    return ends.count
  }
}
