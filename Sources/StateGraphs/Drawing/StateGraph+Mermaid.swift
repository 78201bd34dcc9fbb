extension StateGraph {
  /// Returns the graph as a state diagram in Mermaid, which many sites render in Markdown.
  ///
  /// Like all drawings, it omits controls without effect. Edges between the same states share one arrow, because
  /// Mermaid would draw only the last of several loops.
  public func mermaid(_ marking: Marking = .none) -> String {
    let ids = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1.name, "s\($0)") })
    var lines = ["stateDiagram-v2"]
    lines += states.map { "  state \"\(Self.mermaidText($0.name))\" as \(ids[$0.name]!)" }
    lines += initialStates.map { "  [*] --> \(ids[$0.name]!)" }
    lines += Connection.all(in: self).map {
      "  s\($0.from) --> s\($0.to): \($0.texts.map(Self.mermaidText).joined(separator: "<br/>"))"
    }
    let unreached = Set(unreachable.map(\.name))
    for (name, style, members) in [
      ("unreached", "stroke-dasharray: 4 3", states.filter { unreached.contains($0.name) }),
      ("visited", "stroke-width: 2.5px", states.filter { marking.visited.contains($0.name) }),
      ("current", "fill: #0a5bd3, color: #fff", states.filter { $0.name == marking.current }),
    ] where !members.isEmpty {
      lines.append("  classDef \(name) \(style)")
      lines.append("  class \(members.map { ids[$0.name]! }.joined(separator: ",")) \(name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Replaces the special characters of Mermaid by numeric entities.
  private static func mermaidText(_ text: String) -> String {
    // Mermaid rejects empty and blank texts.
    if text.allSatisfy(\.isWhitespace) { return "#160;" }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "#", ":", ";", "<", ">", "&", "\\", "`", "%", "{", "}", "*", "_", "$", "\n", "\r": "#\(scalar.value);"
      // Control characters cannot be displayed on a page.
      case "\u{0}"..."\u{1F}" where scalar != "\t": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
    // Mermaid interprets "direction LR" as a directive even in the middle of a line.
    return escaped.replacing(/(direction)\s/.ignoresCase()) { "\($0.1)#32;" }
  }
}
