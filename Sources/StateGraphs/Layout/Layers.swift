/// The layers of a drawing: every other layer contains states, and those between contain bends and labels of
/// connections.
///
/// Every connection passes a layer between states, in which its label takes part in the layout.
struct Layers {
  /// An item that takes space in a layer. Its position is the position of the line through it.
  struct Item {
    enum Content: Equatable {
      case state(Int)
      case bend(connection: Int)
      case label(connection: Int)
    }

    let content: Content
    let layer: Int
    /// The distances from its position to its left and right edges.
    var left: Double
    var right: Double
    var height: Double
    var x = 0.0

    var isState: Bool { if case .state = content { true } else { false } }
  }

  static let boxPadding = 14.0
  static let loopWidth = 34.0

  private(set) var items: [Item] = []
  /// The items of each layer, from left to right.
  var layers: [[Int]] = []
  /// The connected items in the next layer and in the previous layer, for each item.
  private(set) var below: [[Int]] = []
  private(set) var above: [[Int]] = []
  let isBackward: [Bool]
  /// The items of each connection, from the upper to the lower state.
  private(set) var chains: [[Int]]

  init(_ graph: StateGraph, connections: [Connection], font: StateGraphLayout.Font) {
    let roots = graph.states.indices.filter { graph.states[$0].isInitial }
    let ranks = Ranks(stateCount: graph.states.count, connections: connections, roots: roots)
    isBackward = ranks.isBackward
    chains = Array(repeating: [], count: connections.count)
    let lone = Self.loneStates(graph, connections: connections)
    let depth = graph.states.indices.filter { !lone.contains($0) }.map { ranks.rank[$0] * 2 + 1 }.max() ?? 0
    for (index, state) in graph.states.enumerated() {
      // Unconnected states are placed below the others, up to four in a row.
      let layer = lone.firstIndex(of: index).map { depth + $0 / 4 } ?? ranks.rank[index] * 2
      let texts = font.lines(of: state.name, size: font.stateSize)
      let half = max(30, (texts.map { font.width(of: $0, size: font.stateSize) }.max() ?? 0) / 2 + Self.boxPadding)
      let height = Double(texts.count) * font.lineHeight(font.stateSize) + 18
      var item = Item(content: .state(index), layer: layer, left: half, right: half, height: height)
      if let loop = connections.first(where: { $0.isLoop && $0.from == index }) {
        let size = Self.size(of: loop, font: font)
        item.right += Self.loopWidth + size.width
        item.height = max(item.height, size.height)
      }
      add(item)
    }
    for (index, connection) in connections.enumerated() where !connection.isLoop {
      let ends = isBackward[index] ? (connection.to, connection.from) : (connection.from, connection.to)
      let (top, bottom) = (items[ends.0].layer, items[ends.1].layer)
      // The middle layer, or the one above if that contains states.
      let middle = (top + bottom) / 2 % 2 == 1 ? (top + bottom) / 2 : (top + bottom) / 2 - 1
      chains[index] = [ends.0]
      for layer in (top + 1)..<bottom {
        if layer == middle {
          let size = Self.size(of: connection, font: font)
          add(
            Item(
              content: .label(connection: index), layer: layer, left: size.width / 2, right: size.width / 2,
              height: size.height))
        } else {
          add(Item(content: .bend(connection: index), layer: layer, left: 4, right: 4, height: 0))
        }
        chains[index].append(items.count - 1)
      }
      chains[index].append(ends.1)
      for (upper, lower) in zip(chains[index], chains[index].dropFirst()) {
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
  }

  private mutating func add(_ item: Item) {
    while layers.count <= item.layer { layers.append([]) }
    layers[item.layer].append(items.count)
    items.append(item)
    below.append([])
    above.append([])
  }

  mutating func move(_ item: Int, to x: Double) { items[item].x = x }

  private static func loneStates(_ graph: StateGraph, connections: [Connection]) -> [Int] {
    let connected = Set(connections.flatMap { $0.isLoop ? [] : [$0.from, $0.to] })
    return graph.states.indices.filter { !connected.contains($0) && !graph.states[$0].isInitial }
  }

  private static func size(
    of connection: Connection, font: StateGraphLayout.Font
  ) -> (width: Double, height: Double) {
    let lines = font.lines(ofAll: connection.texts, size: font.labelSize)
    let width = lines.map { font.width(of: $0, size: font.labelSize) }.max() ?? 0
    return (width + 10, Double(lines.count) * font.lineHeight(font.labelSize) + 6)
  }
}
