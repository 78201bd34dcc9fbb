extension StateGraph {
  /// Returns the graph as an SVG image with light and dark colors.
  ///
  /// Assistive technologies read the title, and ``words`` as the description.
  public func svg(title: String, _ marking: Marking = .none) -> String {
    let layout = StateGraphLayout(self)
    return SVG(layout: layout, marking: marking).document(title: title, description: words)
  }
}

/// Renders a layout as SVG.
private struct SVG {
  let layout: StateGraphLayout
  let marking: StateGraph.Marking

  func document(title: String, description: String) -> String {
    let size = "\(number(layout.width)) \(number(layout.height))"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(layout.width))\" height=\"\(number(layout.height))\""
        + " viewBox=\"0 0 \(size)\" role=\"img\" aria-labelledby=\"title description\">",
      "<title id=\"title\">\(escaped(title))</title>",
      "<desc id=\"description\">\(escaped(description))</desc>",
      "<style>\(SVGStyle.css)</style>",
      "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>",
    ]
    lines += layout.entrances.map { entrance in
      "<g class=\"path\"><circle class=\"begin\" cx=\"\(number(entrance.start.x))\" cy=\"\(number(entrance.start.y))\""
        + " r=\"5\"/>\(curve(entrance))</g>"
    }
    // Labels follow all lines, so that no line crosses a text.
    lines += layout.paths.map { path in
      "<g class=\"\(kind(of: path))\"><title>\(escaped(words(for: path)))</title>\(curve(path))</g>"
    }
    lines += layout.paths.compactMap { path in
      path.label.map { "<g class=\"label \(kind(of: path))\">\(plate($0.frame))\(text($0, size: 12))</g>" }
    }
    lines += layout.boxes.map { box in
      "<g class=\"\(kind(of: box))\"><title>\(escaped(box.state.name))</title>\(rectangle(box.frame))"
        + "\(text(box.label, size: 14))</g>"
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func kind(of box: StateGraphLayout.Box) -> String {
    let name = box.state.name
    return ["state"].appending("unreached", if: !box.isReachable)
      .appending("visited", if: marking.visited.contains(name)).appending("current", if: marking.current == name)
      .joined(separator: " ")
  }

  private func kind(of path: StateGraphLayout.Path) -> String {
    ["path"].appending("back", if: path.isBackward)
      .appending("taken", if: path.edges.contains(where: marking.taken.contains)).joined(separator: " ")
  }

  private func words(for path: StateGraphLayout.Path) -> String {
    guard let edge = path.edges.first else { return "" }
    return "\(edge.from) → \(edge.to): \(path.edges.map(\.label).joined(separator: "; "))"
  }

  private func curve(_ path: StateGraphLayout.Path) -> String {
    let parts = path.segments.map { "C\(point($0.control1)) \(point($0.control2)) \(point($0.end))" }
    let head = path.arrowhead.map(point).joined(separator: " ")
    return "<path d=\"M\(point(path.start))\(parts.joined())\"/><polygon points=\"\(head)\"/>"
  }

  private func rectangle(_ frame: StateGraphLayout.Frame) -> String {
    "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\" rx=\"10\"/>"
  }

  private func plate(_ frame: StateGraphLayout.Frame) -> String {
    "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" width=\"\(number(frame.width))\""
      + " height=\"\(number(frame.height))\" rx=\"4\"/>"
  }

  private func text(_ label: StateGraphLayout.Label, size: Double) -> String {
    let height = (size * 1.3).rounded()
    // The baseline is about a third of the font size below the middle of a line.
    let first = label.frame.midY - height * Double(label.lines.count - 1) / 2 + size * 0.35
    let lines = label.lines.enumerated().map { index, line in
      "<tspan x=\"\(number(label.frame.midX))\" y=\"\(number(first + height * Double(index)))\">\(escaped(line))</tspan>"
    }
    return "<text>\(lines.joined())</text>"
  }

  private func point(_ point: StateGraphLayout.Point) -> String { "\(number(point.x)),\(number(point.y))" }

  /// Returns a length, rounded to a tenth of a point.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": " "
      // These characters are not valid in XML.
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}

extension [String] {
  fileprivate func appending(_ word: String, if condition: Bool) -> [String] { condition ? self + [word] : self }
}
