extension StateGraph {
  /// The graph in the language of Graphviz.
  ///
  /// Controls without effect are left out, as in every drawing.
  public func dot(_ marking: Marking = .none) -> String {
    let unreached = Set(unreachable.map(\.name))
    var lines = [
      "digraph states {",
      "  graph [fontname=\"sans-serif\"]",
      "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"sans-serif\"]",
      "  edge [fontname=\"sans-serif\" fontsize=11]",
    ]
    if !initialStates.isEmpty { lines.append("  \"\" [shape=point width=0.12]") }
    for state in states {
      var attributes: [String] = []
      if unreached.contains(state.name) { attributes.append("style=\"rounded,dashed\"") }
      if marking.visited.contains(state.name) { attributes.append("penwidth=2.5") }
      if state.name == marking.current { attributes += ["fillcolor=\"#0a5bd3\"", "fontcolor=white"] }
      let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: " "))]"
      lines.append("  \(Self.quoted(state.name))\(suffix)")
    }
    lines += initialStates.map { "  \"\" -> \(Self.quoted($0.name))" }
    for edge in edges where edge.hasEffect {
      let width = marking.taken.contains(edge) ? " penwidth=2.5" : ""
      lines.append(
        "  \(Self.quoted(edge.from)) -> \(Self.quoted(edge.to)) [label=\(Self.quoted(edge.label))\(width)]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n", "\r", "\r\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
