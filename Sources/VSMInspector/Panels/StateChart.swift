import Foundation
import PortableUI
import StateGraphs

/// A drawing of a graph, in which the current state and the journey are highlighted.
struct StateChart: View {
  private let layout: StateGraphLayout
  private let marking: StateGraph.Marking
  private let label: String

  init(_ region: PageJourney.Region) {
    layout = StateGraphLayout(region.chart)
    marking = region.marking
    label =
      region.feature.map { "The states of \($0), and what leads from each to the next" }
      ?? "The states, and what leads from each to the next"
  }

  var body: some View {
    ScrollView(.horizontal) {
      ZStack(alignment: .topLeading) {
        ForEach(layout.entrances, id: \.self) { entrance in
          line(entrance, isTaken: !marking.visited.isEmpty)
        }
        ForEach(layout.paths, id: \.edges) { path in
          line(path, isTaken: path.edges.contains(where: marking.taken.contains))
        }
        ForEach(layout.paths.filter { $0.label != nil }, id: \.edges) { path in
          if let label = path.label {
            words(label).font(.system(size: 12)).background(.background).at(label.frame)
          }
        }
        ForEach(layout.boxes, id: \.state.id) { box in
          state(box)
        }
      }
      .frame(width: layout.width, height: layout.height, alignment: .topLeading)
    }
    .accessibilityLabel(label)
    // The places of the drawing count from the left.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func line(_ path: StateGraphLayout.Path, isTaken: Bool) -> some View {
    let color = isTaken ? Color.accentColor : Color.secondary
    return ZStack {
      Path(along: path).stroke(color, lineWidth: isTaken ? 2.5 : 1.5)
      Path(head: path).fill(color)
    }
    .frame(width: layout.width, height: layout.height)
  }

  private func state(_ box: StateGraphLayout.Box) -> some View {
    let name = box.state.name
    let (isCurrent, isVisited) = (marking.current == name, marking.visited.contains(name))
    return words(box.label)
      .font(.system(size: 14, weight: .semibold))
      .foregroundStyle(isCurrent ? AnyShapeStyle(.background) : AnyShapeStyle(.primary))
      .frame(width: box.frame.width, height: box.frame.height)
      .background(isCurrent ? AnyShapeStyle(.tint) : AnyShapeStyle(.background), in: .rect(cornerRadius: 10))
      .overlay {
        RoundedRectangle(cornerRadius: 10)
          .strokeBorder(isVisited ? Color.accentColor : Color.secondary, lineWidth: isVisited ? 2.5 : 1.5)
      }
      .offset(x: box.frame.minX, y: box.frame.minY)
      .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }

  private func words(_ label: StateGraphLayout.Label) -> some View {
    Text(label.lines.joined(separator: "\n")).multilineTextAlignment(.center)
  }
}

extension View {
  /// Places a view in a frame, whose origin is at the upper left, by setting its size and its offset.
  fileprivate func at(_ frame: StateGraphLayout.Frame) -> some View {
    self.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
  }
}

extension Path {
  fileprivate init(along path: StateGraphLayout.Path) {
    self.init()
    move(to: CGPoint(path.start))
    for segment in path.segments {
      addCurve(to: CGPoint(segment.end), control1: CGPoint(segment.control1), control2: CGPoint(segment.control2))
    }
  }

  fileprivate init(head path: StateGraphLayout.Path) {
    self.init()
    addLines(path.arrowhead.map { CGPoint($0) })
    closeSubpath()
  }
}

extension CGPoint {
  fileprivate init(_ point: StateGraphLayout.Point) { self.init(x: point.x, y: point.y) }
}
