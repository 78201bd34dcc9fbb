import VSM

extension PageJourney {
  /// Returns the journey to the current stop as the source of a test.
  ///
  /// - Parameter view: The placeholder for the view of the page, in words or in Swift.
  func testSource(of view: String) -> String {
    var lines = [
      "@Test @MainActor func journey() async throws {",
      "  // Replace the placeholder by the page's view, with dependencies for the test.",
      "  let page = HeadlessPage { <#\(view)#> }",
    ]
    if let first = way.first, first.id > 1 {
      lines.append("  // The beginning of the journey is missing: only its newest \(Self.longest) states are kept.")
    }
    var names = ContainerNames(of: way)
    for leg in legs {
      if leg.contains(where: { !$0.log.isComplete }) {
        lines.append("  // Actions are missing here: only the newest \(ActionLog.longest) before a state are kept.")
      }
      lines += leg.flatMap(\.actions).map { "  \($0.source)" }
      let arrivals = Dictionary(grouping: leg.flatMap(\.arrivals), by: \.container).sorted { $0.key < $1.key }
      if arrivals.contains(where: { $0.value.contains(where: \.isFirst) }) { lines.append("  await page.settle()") }
      for (container, arrivals) in arrivals {
        if arrivals.contains(where: \.isFirst), let line = names.declare(container) { lines.append("  \(line)") }
        let states = arrivals.filter { !$0.isFirst }.map(\.state.debugDescription)
        guard !states.isEmpty, let name = names[container] else { continue }
        lines.append("  await \(name).expect(\(states.joined(separator: ", ")))")
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// The parts of the journey, each of which begins with an action of the user.
  private var legs: [[Stop]] {
    way.flatMap(\.parts).reduce(into: [[]]) { legs, stop in
      if stop.actions.isEmpty { legs[legs.count - 1].append(stop) } else { legs.append([stop]) }
    }
  }
}

extension PageJourney.Stop {
  /// This stop, or two if containers were created before its actions.
  fileprivate var parts: [Self] {
    let earlier = arrivals.filter(\.isEarlier)
    if earlier.isEmpty { return [self] }
    let before = Self(id: id, states: states, arrivals: earlier)
    return [before, Self(id: id, states: states, log: log, arrivals: arrivals.filter { !$0.isEarlier })]
  }
}
