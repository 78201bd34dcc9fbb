/// The layout of a graph: boxes, paths and labels, as values that any view can draw.
///
/// States are placed in layers from top to bottom, by the length of the longest path to them. Edges between the same
/// states share one path, with a line of text for each. Boxes and labels never overlap, and no path crosses a box. All
/// lengths are in points, with the origin at the upper left. They are based on an estimate of text widths, so they are
/// the same on every machine.
public struct StateGraphLayout: Hashable, Sendable {
  /// The boxes of the states, in the order of the graph.
  public let boxes: [Box]

  /// The paths between the boxes.
  public let paths: [Path]

  /// The arrows to the initial states.
  public let entrances: [Path]

  public let width: Double
  public let height: Double

  /// Lays out a graph without the controls that have no effect.
  public init(_ graph: StateGraph, font: Font = Font()) {
    let connections = Connection.all(in: graph)
    var layers = Layers(graph, connections: connections, font: font)
    layers.reduceCrossings()
    layers.place()
    let router = Router(graph, connections: connections, layers: layers, font: font)
    boxes = router.boxes
    paths = router.paths
    entrances = router.entrances
    (width, height) = (router.width, router.height)
  }
}

extension StateGraphLayout {
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  /// An axis-aligned rectangle.
  public struct Frame: Hashable, Sendable {
    public var minX: Double
    public var minY: Double
    public var width: Double
    public var height: Double

    public var maxX: Double { minX + width }
    public var maxY: Double { minY + height }
    public var midX: Double { minX + width / 2 }
    public var midY: Double { minY + height / 2 }

    /// Whether the rectangles share more than an edge.
    public func overlaps(_ other: Frame) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }

  /// The box of a state.
  public struct Box: Hashable, Sendable {
    public var state: StateGraph.State
    /// Whether the state can be reached from an initial state.
    public var isReachable: Bool
    public var frame: Frame
    public var label: Label
  }

  /// Lines of text, each centered in a frame.
  public struct Label: Hashable, Sendable {
    public var lines: [String]
    public var frame: Frame
  }

  /// The path of all edges with the same ends.
  public struct Path: Hashable, Sendable {
    public var edges: [StateGraph.Edge]
    public var start: Point
    public var segments: [Segment]
    /// Whether it leads back to an earlier layer.
    public var isBackward: Bool
    public var label: Label?

    /// The tip of the arrow.
    public var end: Point { segments.last?.end ?? start }
  }

  /// A cubic curve in a path.
  public struct Segment: Hashable, Sendable {
    public var control1: Point
    public var control2: Point
    public var end: Point
  }
}
