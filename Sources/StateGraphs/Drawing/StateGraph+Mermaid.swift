extension StateGraph {
  /// The graph as a state diagram of Mermaid, which many sites draw where it stands in Markdown.
  ///
  /// Controls without effect are left out, as in every drawing. What leads from one state to the same other is one arrow:
  /// of several that lead back to their state Mermaid would draw only the last.
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

  /// Writes what Mermaid would take for its own as entities, which it knows by number.
  private static func mermaidText(_ text: String) -> String {
    // It does not take an empty text, nor a blank one.
    if text.allSatisfy(\.isWhitespace) { return "#160;" }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "#", ":", ";", "<", ">", "&", "\\", "`", "%", "{", "}", "*", "_", "$", "\n", "\r": "#\(scalar.value);"
      // What no page can show.
      case "\u{0}"..."\u{1F}" where scalar != "\t": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
    // A line with a direction in it is one to Mermaid, wherever it stands: "direction LR".
    return escaped.replacing(/(direction)\s/.ignoresCase()) { "\($0.1)#32;" }
  }
}
