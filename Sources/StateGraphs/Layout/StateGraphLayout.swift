/// Where everything of a graph's drawing is: boxes, paths and labels, as values that any view can draw.
///
/// The states lie in layers from top to bottom, as far from the beginning as their longest way. Edges between the same two
/// states share one path with a line of text for each. Boxes and labels never overlap, and no path crosses a box. All
/// lengths are points, with the origin at the upper left; they rest on an estimate of how wide text is, so that they are
/// the same on every machine.
public struct StateGraphLayout: Hashable, Sendable {
  /// The boxes of the states, in the order of the graph.
  public let boxes: [Box]

  /// The ways between them.
  public let paths: [Path]

  /// The arrows that lead to where the feature begins.
  public let entrances: [Path]

  public let width: Double
  public let height: Double

  /// Lays out a graph. Controls without effect are left out.
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

    public init(_ x: Double, _ y: Double) {
      (self.x, self.y) = (x, y)
    }
  }

  /// A rectangle along the axes.
  public struct Frame: Hashable, Sendable {
    public var minX: Double
    public var minY: Double
    public var width: Double
    public var height: Double

    public var maxX: Double { minX + width }
    public var maxY: Double { minY + height }
    public var midX: Double { minX + width / 2 }
    public var midY: Double { minY + height / 2 }

    /// Whether the two have more than an edge in common.
    public func overlaps(_ other: Frame) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }

  /// The box of one state.
  public struct Box: Hashable, Sendable {
    public var state: StateGraph.State
    /// Whether the state can be reached from where the feature begins.
    public var isReachable: Bool
    public var frame: Frame
    public var label: Label
  }

  /// Lines of text in a frame, each centered.
  public struct Label: Hashable, Sendable {
    public var lines: [String]
    public var frame: Frame
  }

  /// The way of one or several edges that have both ends in common.
  public struct Path: Hashable, Sendable {
    public var edges: [StateGraph.Edge]
    public var start: Point
    public var segments: [Segment]
    /// Whether it leads back to a state nearer to the beginning.
    public var isBackward: Bool
    public var label: Label?

    /// Where the arrow points to.
    public var end: Point { segments.last?.end ?? start }
  }

  /// A part of a path: a cubic curve.
  public struct Segment: Hashable, Sendable {
    public var control1: Point
    public var control2: Point
    public var end: Point
  }
}
