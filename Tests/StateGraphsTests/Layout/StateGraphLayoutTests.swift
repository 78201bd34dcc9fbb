import StateGraphs
import Testing

struct StateGraphLayoutTests {
  /// Layouts of 2 to 20 states with few and many edges.
  static let samples: [StateGraph] =
    [.profile]
    + (2...20).map {
      .tangle(states: $0, edges: $0 * ($0 % 3 + 1), number: $0)
    }

  @Test(arguments: samples) func boxesAndLabelsDoNotOverlap(_ graph: StateGraph) {
    let layout = StateGraphLayout(graph)
    let frames = layout.boxes.map(\.frame) + layout.paths.compactMap(\.label?.frame)
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] { #expect(!frame.overlaps(other)) }
    }
  }

  @Test(arguments: samples) func noPathCrossesABox(_ graph: StateGraph) {
    let layout = StateGraphLayout(graph)
    for path in layout.paths {
      for point in path.points {
        for box in layout.boxes {
          #expect(!box.frame.contains(point, margin: 1), "\(path.edges[0]) in \(box.state.name)")
        }
      }
    }
  }

  @Test(arguments: samples) func everythingIsInsideTheDrawing(_ graph: StateGraph) {
    let layout = StateGraphLayout(graph)
    for frame in layout.boxes.map(\.frame) + layout.paths.compactMap(\.label?.frame) {
      #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= layout.width && frame.maxY <= layout.height)
    }
    for point in layout.paths.flatMap(\.points) {
      #expect((0...layout.width).contains(point.x) && (0...layout.height).contains(point.y))
    }
  }

  @Test(arguments: samples) func everyPathConnectsItsStates(_ graph: StateGraph) throws {
    let layout = StateGraphLayout(graph)
    for path in layout.paths {
      let ends = try [path.edges[0].from, path.edges[0].to].map { name in
        try #require(layout.boxes.first { $0.state.name == name }).frame
      }
      #expect(ends[0].contains(path.start, margin: -0.5), "\(path.start) in \(ends[0])")
      #expect(ends[1].contains(path.end, margin: -0.5), "\(path.end) in \(ends[1])")
    }
  }

  @Test func edgesBetweenTheSameStatesShareAPath() throws {
    let graph = StateGraph(
      states: [.init("a", isInitial: true), .init("b")],
      edges: [.init(from: "a", to: "b", action: "tap"), .init(from: "a", to: "b", action: "wait")])
    let layout = StateGraphLayout(graph)
    #expect(layout.paths.map(\.label?.lines) == [["tap", "wait"]])
  }

  @Test func edgesBackAreMarkedBackward() {
    let layout = StateGraphLayout(.profile)
    let back = layout.paths.filter(\.isBackward).flatMap(\.edges).map(\.label)
    #expect(back == ["tap \"Retry\"", "tap \"Refresh\""])
    #expect(layout.entrances.count == 1)
  }

  @Test func controlsWithoutEffectAreNotDrawn() {
    #expect(!StateGraphLayout(.profile).paths.flatMap(\.edges).contains { !$0.hasEffect })
  }

  @Test func statesWithoutEdgesAreBelowTheOthers() throws {
    let graph = StateGraph(
      states: [.init("lost", isDeclared: true), .init("a", isInitial: true), .init("b")],
      edges: [.init(from: "a", to: "b", action: "go")])
    let boxes = StateGraphLayout(graph).boxes
    #expect(boxes[0].frame.minY > boxes[2].frame.maxY)
    #expect(boxes.map(\.isReachable) == [false, true, true])
  }

  @Test func surplusLabelsAreReplacedByTheirCount() {
    let edges = (10..<40).map { StateGraph.Edge(from: "a", to: "a", action: "tap \($0)") }
    let layout = StateGraphLayout(StateGraph(states: [.init("a", isInitial: true)], edges: edges))
    #expect(layout.paths[0].label?.lines.last == "and 23 more")
    #expect(layout.paths[0].edges.count == 30)
  }

  @Test func labelsUpToTheMaximumAreKept() {
    let edges = (1...8).map { StateGraph.Edge(from: "a", to: "a", action: "tap \($0)") }
    let layout = StateGraphLayout(StateGraph(states: [.init("a", isInitial: true)], edges: edges))
    #expect(layout.paths[0].label?.lines == (1...8).map { "tap \($0)" })
  }

  @Test func duplicateLabelsAreMerged() {
    let edges: [StateGraph.Edge] = [
      .init(from: "a", to: "a", action: "save, fails"), .init(from: "a", to: "a", action: "save", outcome: "fails"),
    ]
    let layout = StateGraphLayout(StateGraph(states: [.init("a", isInitial: true)], edges: edges))
    #expect(layout.paths[0].label?.lines == ["save, fails"])
  }

  @Test func longWordIsTruncated() throws {
    let name = String(repeating: "w", count: 200)
    let box = StateGraphLayout(StateGraph(states: [.init(name, isInitial: true)], edges: [])).boxes[0]
    #expect(try #require(box.label.lines.first).hasSuffix("w…"))
    #expect(box.frame.width < 400)
  }

  @Test func unconnectedStatesArePlacedFourInARow() {
    let states = ["a", "b", "c", "d", "e", "f"].map { StateGraph.State($0, isInitial: $0 == "a") }
    let boxes = StateGraphLayout(StateGraph(states: states, edges: [])).boxes.dropFirst()
    #expect(Set(boxes.prefix(4).map(\.frame.midY)).count == 1)
    #expect(boxes.last!.frame.minY > boxes.first!.frame.maxY)
  }

  @Test func avoidableCrossingsAreRemoved() {
    // In the order of the states, all lines would cross.
    let graph = StateGraph(
      states: ["top", "a", "b", "c", "z", "y", "x"].map { .init($0, isInitial: $0 == "top") },
      edges: [("top", "a"), ("top", "b"), ("top", "c"), ("a", "x"), ("b", "y"), ("c", "z")].map {
        .init(from: $0.0, to: $0.1, action: "go")
      })
    let boxes = StateGraphLayout(graph).boxes
    let x = Dictionary(uniqueKeysWithValues: boxes.map { ($0.state.name, $0.frame.midX) })
    let upper = ["a", "b", "c"].sorted { x[$0]! < x[$1]! }
    #expect(["x", "y", "z"].sorted { x[$0]! < x[$1]! } == upper.map { ["a": "x", "b": "y", "c": "z"][$0]! })
  }
}

extension StateGraphLayout.Frame {
  fileprivate func contains(_ point: StateGraphLayout.Point, margin: Double) -> Bool {
    point.x >= minX + margin && point.x <= maxX - margin && point.y >= minY + margin && point.y <= maxY - margin
  }
}

extension StateGraphLayout.Path {
  /// Points along the path.
  fileprivate var points: [StateGraphLayout.Point] {
    var from = start
    return [start]
      + segments.flatMap { segment in
        defer { from = segment.end }
        return (1...12).map { step in
          let t = Double(step) / 12
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          return StateGraphLayout.Point(
            at(from.x, segment.control1.x, segment.control2.x, segment.end.x),
            at(from.y, segment.control1.y, segment.control2.y, segment.end.y))
        }
      }
  }
}
