import VSM

/// The names of the containers' journeys in a test.
struct ContainerNames {
  /// The containers of each type, in the order of their creation.
  private let alike: [ObjectIdentifier: [StateContainerID]]
  /// The containers whose state changes.
  private let changing: Set<StateContainerID>
  /// The names of all containers. Equal names are numbered.
  private var names: [StateContainerID: String] = [:]
  private var declared: Set<StateContainerID> = []

  @MainActor init(of stops: ArraySlice<PageJourney.Stop>) {
    let made = Set(stops.flatMap(\.arrivals).filter(\.isFirst).map(\.container)).sorted()
    alike = Dictionary(grouping: made) { ObjectIdentifier($0.stateType) }
    changing = Set(stops.flatMap(\.arrivals).filter { !$0.isFirst }.map(\.container))
    let namesakes = Dictionary(grouping: made) { container in
      let feature = StateTypeName(container.stateType).feature
      return feature.prefix(1).lowercased() + feature.dropFirst()
    }
    for (name, containers) in namesakes {
      // The test has a constant `page`.
      let isUnique = containers.count == 1 && name != "page"
      for (index, container) in containers.enumerated() { names[container] = isUnique ? name : "\(name)\(index + 1)" }
    }
  }

  /// The name of a container that was declared.
  subscript(container: StateContainerID) -> String? { declared.contains(container) ? names[container] : nil }

  /// Returns the line that declares the journey of a container, or `nil` if its state never changes.
  mutating func declare(_ container: StateContainerID) -> String? {
    guard changing.contains(container), let name = names[container] else { return nil }
    declared.insert(container)
    let type = StateTypeName(container.stateType).qualified
    let same = alike[ObjectIdentifier(container.stateType)] ?? []
    guard same.count > 1, let index = same.firstIndex(of: container) else {
      return "let \(name) = try page.journey(of: \(type).self)"
    }
    return "let \(name) = page.journeys(of: \(type).self)[\(index)]"
  }
}
