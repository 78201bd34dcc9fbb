extension Layers {
  /// Reorders each layer to reduce crossings, by the barycenter method with alternating directions.
  mutating func reduceCrossings() {
    var best = layers
    var fewest = crossings
    for round in 0..<24 where fewest > 0 {
      let downward = round % 2 == 0
      let order = downward ? Array(layers.indices) : layers.indices.reversed()
      for layer in order { sort(layer, towards: downward ? above : below) }
      swapNeighbors()
      let count = crossings
      if count < fewest { (best, fewest) = (layers, count) }
    }
    layers = best
  }

  /// The number of pairs of lines that cross.
  var crossings: Int {
    layers.indices.dropLast().reduce(0) { count, layer in
      let lower = positions(in: layer + 1)
      let ends = layers[layer].map { item in below[item].compactMap { lower[$0] }.sorted() }
      return count + ends.indices.reduce(0) { $0 + Self.inversions(ends[$1], before: ends[($1 + 1)...]) }
    }
  }

  private static func inversions(_ ends: [Int], before others: ArraySlice<[Int]>) -> Int {
    others.reduce(0) { count, other in
      count + ends.reduce(0) { sum, end in sum + other.filter { $0 < end }.count }
    }
  }

  private func positions(in layer: Int) -> [Int: Int] {
    guard layers.indices.contains(layer) else { return [:] }
    return Dictionary(uniqueKeysWithValues: layers[layer].enumerated().map { ($1, $0) })
  }

  private mutating func sort(_ layer: Int, towards neighbors: [[Int]]) {
    let places = positions(in: layer - 1).merging(positions(in: layer + 1)) { first, _ in first }
    let wishes = layers[layer].enumerated().map { index, item in
      let ends = neighbors[item].compactMap { places[$0].map(Double.init) }
      return (item: item, wish: ends.isEmpty ? Double(index) : ends.reduce(0, +) / Double(ends.count), index: index)
    }
    layers[layer] = wishes.sorted { ($0.wish, $0.index) < ($1.wish, $1.index) }.map(\.item)
  }

  /// Swaps neighbors in each layer where that removes crossings.
  private mutating func swapNeighbors() {
    for layer in layers.indices where layers[layer].count > 1 {
      let places = [positions(in: layer - 1), positions(in: layer + 1)]
      func ends(_ item: Int) -> [[Int]] {
        [above[item].compactMap { places[0][$0] }, below[item].compactMap { places[1][$0] }]
      }
      for index in layers[layer].indices.dropLast() {
        let (left, right) = (ends(layers[layer][index]), ends(layers[layer][index + 1]))
        let now = (0...1).reduce(0) { $0 + Self.inversions(left[$1], before: [right[$1]][...]) }
        let then = (0...1).reduce(0) { $0 + Self.inversions(right[$1], before: [left[$1]][...]) }
        if then < now { layers[layer].swapAt(index, index + 1) }
      }
    }
  }
}
