/// Assigns coordinates to boxes and paths.
struct Router {
  typealias Point = StateGraphLayout.Point
  typealias Frame = StateGraphLayout.Frame

  private static let margin = 14.0
  private static let entranceLength = 26.0
  /// The space between layers, for the bends of lines.
  private static let bendHeight = 26.0

  private let connections: [Connection]
  private let layers: Layers
  private let font: StateGraphLayout.Font
  private(set) var boxes: [StateGraphLayout.Box] = []
  private(set) var paths: [StateGraphLayout.Path] = []
  private(set) var entrances: [StateGraphLayout.Path] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private var bands: [(top: Double, bottom: Double)] = []
  private var shift = 0.0

  init(_ graph: StateGraph, connections: [Connection], layers: Layers, font: StateGraphLayout.Font) {
    (self.connections, self.layers, self.font) = (connections, layers, font)
    let left = layers.items.map { $0.x - $0.left }.min() ?? 0
    let right = layers.items.map { $0.x + $0.right }.max() ?? 0
    shift = Self.margin - left
    width = (right - left + 2 * Self.margin).rounded(.up)
    stackBands()
    let reachable = graph.reachable
    boxes = graph.states.indices.map { box(of: $0, in: graph, reachable: reachable) }
    entrances = boxes.filter(\.state.isInitial).map(entrance)
    let ports = self.ports()
    paths = connections.indices.map { index in
      connections[index].isLoop ? loop(index) : path(index, ports: ports[index] ?? (0, 0))
    }
  }

  private mutating func stackBands() {
    var y = Self.margin + Self.entranceLength
    for row in layers.layers {
      let height = row.map { layers.items[$0].height }.max() ?? 0
      bands.append((y, y + height))
      y += height + Self.bendHeight
    }
    height = (y - Self.bendHeight + Self.margin).rounded(.up)
  }

  private func box(of index: Int, in graph: StateGraph, reachable: Set<String>) -> StateGraphLayout.Box {
    let item = layers.items[index]
    let state = graph.states[index]
    let lines = font.lines(of: state.name, size: font.stateSize)
    let height = Double(lines.count) * font.lineHeight(font.stateSize) + 18
    let band = bands[item.layer]
    let frame = Frame(
      minX: item.x - item.left + shift, minY: (band.top + band.bottom - height) / 2, width: item.left * 2,
      height: height)
    return StateGraphLayout.Box(
      state: state, isReachable: reachable.contains(state.name), frame: frame,
      label: .init(lines: lines, frame: frame))
  }

  private func entrance(_ box: StateGraphLayout.Box) -> StateGraphLayout.Path {
    let end = Point(box.frame.midX, box.frame.minY)
    let start = Point(end.x, end.y - Self.entranceLength)
    return StateGraphLayout.Path(
      edges: [], start: start, segments: [.line(from: start, to: end)], isBackward: false, label: nil)
  }

  /// Returns two horizontal positions for each connection, where it leaves its upper box and where it enters its lower
  /// box.
  private func ports() -> [Int: (top: Double, bottom: Double)] {
    var ports: [Int: (top: Double, bottom: Double)] = [:]
    for box in boxes.indices {
      for isTop in [true, false] {
        let mine = connections.indices.filter {
          !connections[$0].isLoop && (isTop ? layers.chains[$0].first : layers.chains[$0].last) == box
        }
        let next = { (index: Int) in
          layers.items[isTop ? layers.chains[index][1] : layers.chains[index].dropLast().last!].x + shift
        }
        let sorted = mine.sorted { next($0) < next($1) }
        let frame = boxes[box].frame
        let room = frame.width - 20
        let distance = min(14, room / Double(max(1, sorted.count - 1)))
        let wishes = sorted.map { min(max(next($0), frame.minX + 10), frame.maxX - 10) }
        let placed = spread(
          wishes, weights: nil, distances: Array(repeating: distance, count: max(0, sorted.count - 1)))
        for (place, (index, x)) in zip(sorted, placed).enumerated() {
          // Keeps space for the remaining ports on both sides.
          let low = frame.minX + 10 + distance * Double(place)
          let port = max(low, min(x, frame.maxX - 10 - distance * Double(sorted.count - 1 - place)))
          if isTop { ports[index, default: (0, 0)].top = port } else { ports[index, default: (0, 0)].bottom = port }
        }
      }
    }
    return ports
  }

  /// Returns a path that is vertical inside each layer and bends between layers. Its points are reversed if it leads
  /// back.
  private func path(_ index: Int, ports: (top: Double, bottom: Double)) -> StateGraphLayout.Path {
    let chain = layers.chains[index]
    let (upper, lower) = (boxes[chain[0]], boxes[chain[chain.count - 1]])
    var label: StateGraphLayout.Label?
    var points = [Point(ports.top, upper.frame.maxY), Point(ports.top, bands[layers.items[chain[0]].layer].bottom)]
    for item in chain.dropFirst().dropLast().map({ layers.items[$0] }) {
      let band = bands[item.layer]
      points += [Point(item.x + shift, band.top), Point(item.x + shift, band.bottom)]
      if case .label = item.content {
        let middle = (band.top + band.bottom) / 2
        label = self.label(
          index,
          frame: Frame(
            minX: item.x - item.left + shift, minY: middle - item.height / 2, width: item.left + item.right,
            height: item.height))
      }
    }
    let last = layers.items[chain[chain.count - 1]].layer
    points += [Point(ports.bottom, bands[last].top), Point(ports.bottom, lower.frame.minY)]
    if layers.isBackward[index] { points.reverse() }
    return StateGraphLayout.Path(
      edges: connections[index].edges, start: points[0], segments: Self.segments(through: points),
      isBackward: layers.isBackward[index], label: label)
  }

  /// Returns a loop on the right side of the box.
  private func loop(_ index: Int) -> StateGraphLayout.Path {
    let frame = boxes[connections[index].from].frame
    let (start, end) = (Point(frame.maxX, frame.midY - 8), Point(frame.maxX, frame.midY + 8))
    let reach = frame.maxX + Layers.loopWidth
    let curve = StateGraphLayout.Segment(
      control1: Point(reach, start.y - 10), control2: Point(reach, end.y + 10), end: end)
    let item = layers.items[connections[index].from]
    let size = (
      item.right - item.left - Layers.loopWidth, Double(lines(index).count) * font.lineHeight(font.labelSize) + 6
    )
    return StateGraphLayout.Path(
      edges: connections[index].edges, start: start, segments: [curve], isBackward: false,
      label: label(
        index, frame: Frame(minX: reach - 4, minY: frame.midY - size.1 / 2, width: size.0, height: size.1)))
  }

  private func lines(_ index: Int) -> [String] {
    font.lines(ofAll: connections[index].texts, size: font.labelSize)
  }

  private func label(_ index: Int, frame: Frame) -> StateGraphLayout.Label {
    StateGraphLayout.Label(lines: lines(index), frame: frame)
  }

  /// Returns curves that are vertical where they meet. Successive vertical parts are merged.
  private static func segments(through points: [Point]) -> [StateGraphLayout.Segment] {
    var kept: [Point] = []
    for point in points where kept.last != point {
      if kept.count > 1, kept[kept.count - 1].x == point.x, kept[kept.count - 2].x == point.x { kept.removeLast() }
      kept.append(point)
    }
    return zip(kept, kept.dropFirst()).map { from, to in
      if from.x == to.x { return .line(from: from, to: to) }
      let middle = (from.y + to.y) / 2
      return StateGraphLayout.Segment(control1: Point(from.x, middle), control2: Point(to.x, middle), end: to)
    }
  }
}

extension StateGraphLayout.Segment {
  /// Returns a straight segment.
  static func line(from start: StateGraphLayout.Point, to end: StateGraphLayout.Point) -> Self {
    Self(control1: start, control2: end, end: end)
  }
}
