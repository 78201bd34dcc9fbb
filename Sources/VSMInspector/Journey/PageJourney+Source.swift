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
    var names = Names(of: way)
    for leg in legs {
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
    way.reduce(into: [[]]) { legs, stop in
      if stop.actions.isEmpty { legs[legs.count - 1].append(stop) } else { legs.append([stop]) }
    }
  }
}

/// The names of the containers' journeys in a test.
private struct Names {
  /// The containers of each type, in the order of their creation.
  private let alike: [ObjectIdentifier: [StateContainerID]]
  /// The containers whose state changes.
  private let changing: Set<StateContainerID>
  private var declared: [StateContainerID: String] = [:]

  @MainActor init(of stops: ArraySlice<PageJourney.Stop>) {
    let made = Set(stops.flatMap(\.arrivals).filter(\.isFirst).map(\.container))
    alike = Dictionary(grouping: made.sorted()) { ObjectIdentifier($0.stateType) }
    changing = Set(stops.flatMap(\.arrivals).filter { !$0.isFirst }.map(\.container))
  }

  subscript(container: StateContainerID) -> String? { declared[container] }

  /// Returns the line that declares the journey of a container, or `nil` if its state never changes.
  mutating func declare(_ container: StateContainerID) -> String? {
    guard changing.contains(container) else { return nil }
    let type = String(describing: container.stateType)
    let same = alike[ObjectIdentifier(container.stateType)] ?? []
    let feature = container.feature
    let name = feature.prefix(1).lowercased() + feature.dropFirst()
    guard same.count > 1, let index = same.firstIndex(of: container) else {
      declared[container] = name
      return "let \(name) = try page.journey(of: \(type).self)"
    }
    declared[container] = "\(name)\(index + 1)"
    return "let \(name)\(index + 1) = page.journeys(of: \(type).self)[\(index)]"
  }
}
