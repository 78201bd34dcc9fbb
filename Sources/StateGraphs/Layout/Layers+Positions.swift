extension Layers {
  static let gap = 18.0

  /// Places the items of each layer side by side, close to their connected items, with straight long lines.
  mutating func place() {
    for layer in layers.indices { settle(layer, wishes: layers[layer].map { _ in 0 }, weights: nil) }
    for round in 0..<32 {
      let downward = round % 2 == 0
      let order = downward ? Array(layers.indices) : layers.indices.reversed()
      // The last rounds use both directions, so that neither dominates.
      for layer in order { attract(layer, to: round < 24 ? (downward ? [above] : [below]) : [above, below]) }
    }
    straighten()
    placeLoneStates()
  }

  /// Makes each long line vertical where the space between its neighbors allows that. The longest lines come first.
  private mutating func straighten() {
    let bends = chains.map { $0.dropFirst().dropLast() }
    for chain in bends.sorted(by: { $0.count > $1.count }) where chain.count > 1 {
      let rooms = chain.map(room)
      let (low, high) = (rooms.map(\.low).max() ?? 0, rooms.map(\.high).min() ?? 0)
      guard low <= high else { continue }
      let middle = chain.reduce(0) { $0 + items[$1].x } / Double(chain.count)
      for item in chain { move(item, to: min(max(middle, low), high)) }
    }
  }

  /// Returns the range of positions that an item can be moved to.
  private func room(of item: Int) -> (low: Double, high: Double) {
    let row = layers[items[item].layer]
    let index = row.firstIndex(of: item)!
    let (left, right) = (index > 0 ? row[index - 1] : nil, index + 1 < row.count ? row[index + 1] : nil)
    return (
      left.map { items[$0].x + items[$0].right + Self.gap + items[item].left } ?? -.infinity,
      right.map { items[$0].x - items[$0].left - Self.gap - items[item].right } ?? .infinity
    )
  }

  private mutating func attract(_ layer: Int, to sides: [[[Int]]]) {
    var wishes: [Double] = []
    var weights: [Double] = []
    for item in layers[layer] {
      let ends = sides.flatMap { $0[item] }
      let pulls = ends.map { pull(between: item, and: $0) }
      let weight = pulls.reduce(0, +)
      let sum = zip(ends, pulls).reduce(0) { $0 + items[$1.0].x * $1.1 }
      wishes.append(weight > 0 ? sum / weight : items[item].x)
      weights.append(weight > 0 ? weight : 0.1)
    }
    settle(layer, wishes: wishes, weights: weights)
  }

  /// Returns the weight of a connection. It is higher between bends, where lines should be straight.
  private func pull(between item: Int, and other: Int) -> Double {
    items[item].isState || items[other].isState ? 1 : 8
  }

  private mutating func settle(_ layer: Int, wishes: [Double], weights: [Double]?) {
    let row = layers[layer]
    let distances = zip(row, row.dropFirst()).map { items[$0].right + Self.gap + items[$1].left }
    for (item, x) in zip(row, spread(wishes, weights: weights, distances: distances)) { move(item, to: x) }
  }

  /// Centers the rows of unconnected states below the rest.
  private mutating func placeLoneStates() {
    let connected = items.indices.filter { !above[$0].isEmpty || !below[$0].isEmpty }
    let edges = connected.flatMap { [items[$0].x - items[$0].left, items[$0].x + items[$0].right] }
    guard let left = edges.min(), let right = edges.max() else { return }
    for row in layers where !row.isEmpty && row.allSatisfy({ above[$0].isEmpty && below[$0].isEmpty }) {
      let first = items[row[0]].x - items[row[0]].left
      let last = items[row[row.count - 1]].x + items[row[row.count - 1]].right
      for item in row { move(item, to: items[item].x + (left + right - first - last) / 2) }
    }
  }
}

/// Returns the positions that are closest to the desired ones, by weighted least squares, and keep the order and
/// distances.
///
/// Neighbors that are too close are merged into a block at the weighted mean of their desired positions. Blocks that
/// then overlap are merged in turn.
func spread(_ wishes: [Double], weights: [Double]?, distances: [Double]) -> [Double] {
  /// The positions relative to the first member, if all members touch.
  let offsets = distances.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
  var blocks: [(sum: Double, weight: Double, count: Int)] = []
  for (index, wish) in wishes.enumerated() {
    let weight = weights?[index] ?? 1
    blocks.append(((wish - offsets[index]) * weight, weight, 1))
    while blocks.count > 1 {
      let (last, before) = (blocks[blocks.count - 1], blocks[blocks.count - 2])
      guard before.sum / before.weight > last.sum / last.weight else { break }
      blocks.removeLast(2)
      blocks.append((before.sum + last.sum, before.weight + last.weight, before.count + last.count))
    }
  }
  let bases = blocks.flatMap { block in Array(repeating: block.sum / block.weight, count: block.count) }
  return zip(bases, offsets).map { $0 + $1 }
}
