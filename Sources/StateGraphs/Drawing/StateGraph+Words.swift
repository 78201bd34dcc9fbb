extension StateGraph {
  /// The graph in sentences, as an alternative to a drawing.
  public var words: String {
    var sentences: [String] = []
    let beginnings = initialStates.map(\.name)
    if !beginnings.isEmpty { sentences.append("Begins in \(beginnings.joined(separator: " or ")).") }
    let never = Set(neverProduced.map(\.name))
    for state in states {
      if never.contains(state.name) {
        sentences.append("\(state.name) is declared, and never produced.")
        continue
      }
      let leaving = edges.filter { $0.from == state.name && $0.hasEffect }
      let ends = leaving.map { $0.leadsElsewhere ? "\($0.label) leads to \($0.to)" : "\($0.label) stays" }
      sentences.append(
        "In \(state.name)" + (ends.isEmpty ? " nothing leads on." : ": \(ends.joined(separator: "; "))."))
    }
    return sentences.joined(separator: " ")
  }
}
