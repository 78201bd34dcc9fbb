extension StateGraph {
  /// Returns the graph in the DOT language of Graphviz.
  ///
  /// Like all drawings, it omits controls without effect. Edges between the same states share one arrow.
  public func dot(_ marking: Marking = .none) -> String {
    let unreached = Set(unreachable.map(\.name))
    var lines = [
      "digraph states {",
      "  graph [fontname=\"sans-serif\"]",
      "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"sans-serif\"]",
      "  edge [fontname=\"sans-serif\" fontsize=11]",
    ]
    if !initialStates.isEmpty { lines.append("  begin [shape=point width=0.12 fillcolor=black]") }
    // Node names are indices, since Graphviz interprets some characters in a name, such as a percent sign, but not in a
    // label.
    for (index, state) in states.enumerated() {
      var attributes = ["label=\(Self.quoted([state.name]))"]
      if unreached.contains(state.name) { attributes.append("style=\"rounded,dashed\"") }
      if marking.visited.contains(state.name) { attributes.append("penwidth=2.5") }
      if state.name == marking.current { attributes += ["fillcolor=\"#0a5bd3\"", "fontcolor=white"] }
      lines.append("  s\(index) [\(attributes.joined(separator: " "))]")
    }
    lines += states.indices.filter { states[$0].isInitial }.map { "  begin -> s\($0)" }
    for connection in Connection.all(in: self) {
      let width = connection.edges.contains(where: marking.taken.contains) ? " penwidth=2.5" : ""
      lines.append("  s\(connection.from) -> s\(connection.to) [label=\(Self.quoted(connection.texts))\(width)]")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Returns a quoted label of several lines. Special characters are escaped, including HTML entities.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "&": "&amp;"
        case "\t", "\n", "\r": " "
        // Control characters are not valid in the image formats of Graphviz.
        case "\u{0}"..."\u{1F}": "\u{FFFD}"
        default: String(scalar)
        }
      }.joined()
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
