extension StateGraph {
  /// The graph in the language of Graphviz.
  ///
  /// Controls without effect are left out, as in every drawing. What leads from one state to the same other is one arrow.
  public func dot(_ marking: Marking = .none) -> String {
    let unreached = Set(unreachable.map(\.name))
    var lines = [
      "digraph states {",
      "  graph [fontname=\"sans-serif\"]",
      "  node [shape=box style=\"rounded,filled\" fillcolor=white fontname=\"sans-serif\"]",
      "  edge [fontname=\"sans-serif\" fontsize=11]",
    ]
    if !initialStates.isEmpty { lines.append("  begin [shape=point width=0.12 fillcolor=black]") }
    // Graphviz reads more than a text into a node's name, such as a percent sign, and less into its label.
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

  /// A label of several lines, in which nothing has a meaning to Graphviz. It knows HTML's entities everywhere.
  private static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      line.unicodeScalars.map { scalar in
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "&": "&amp;"
        case "\t", "\n", "\r": " "
        // What the pictures that Graphviz writes cannot say.
        case "\u{0}"..."\u{1F}": "\u{FFFD}"
        default: String(scalar)
        }
      }.joined()
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
