import StateGraphs
import VSM

extension PageJourney {
  /// A part of a page with a chart of its own.
  struct Region: Identifiable {
    /// The type of the states, or `nil` for the whole page.
    let id: ObjectIdentifier?
    /// The name of the feature, or `nil` if the page has no other.
    let feature: String?
    let chart: StateGraph
    let marking: StateGraph.Marking

    /// The chart's transitions from the current state that have an effect.
    var possible: [StateGraph.Edge] { chart.edges.filter { $0.from == marking.current && $0.hasEffect } }
  }

  /// Returns the regions of the page: the whole page if its chart is known, or else one for each type of state.
  ///
  /// The charts of types of state grow with the journey. They are independent, so that three features with three states
  /// each have nine states and not their 27 combinations.
  func regions(known: StateGraph?) -> [Region] {
    if let known {
      let chart = chart(onto: known)
      return [Region(id: nil, feature: nil, chart: chart, marking: marking(on: chart))]
    }
    let features = features
    return stateTypes.map { type in
      region(of: ObjectIdentifier(type), named: features.count == 1 ? nil : features[ObjectIdentifier(type)])
    }
  }

  /// Returns the names of all stops.
  ///
  /// - Parameter isCombined: Whether a stop has the name of all containers' states, as in the chart of a whole page. If
  ///   not, it has the name of the states that were reached at it, with their features if the page has several.
  func names(isCombined: Bool) -> [Stop.ID: String] {
    let features = features
    let names = stops.map { stop in
      let arrivals = stop.arrivals.filter { !$0.isEarlier }
      if isCombined || arrivals.isEmpty { return (stop.id, stop.combinedName) }
      let reached = arrivals.map { arrival in
        guard features.count > 1, let feature = features[arrival.container.typeID] else { return arrival.state }
        return "\(feature): \(arrival.state)"
      }
      return (stop.id, Self.joined(reached))
    }
    return Dictionary(uniqueKeysWithValues: names)
  }

  /// The types of the containers' states, in the order of their first containers.
  private var stateTypes: [Any.Type] {
    var known: Set<ObjectIdentifier> = []
    return stops.flatMap(\.arrivals).map(\.container.stateType).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  /// The names of the features, by their types of states. Features with equal names have the names of their types.
  private var features: [ObjectIdentifier: String] {
    let names = stateTypes.map { (ObjectIdentifier($0), StateTypeName($0)) }
    let alike = Dictionary(grouping: names) { $0.1.feature }
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, alike[$1.feature]?.count == 1 ? $1.feature : $1.qualified) })
  }

  private func region(of type: ObjectIdentifier, named feature: String?) -> Region {
    var states: [StateGraph.State] = []
    var edges: [StateGraph.Edge] = []
    var marking = StateGraph.Marking()
    let now = way.last
    // Of several containers of this type, the newest change counts.
    let existing = now?.states.filter { $0.key.typeID == type } ?? [:]
    marking.current = existing.max { $0.key < $1.key }.map { StateName.of($0.value) }
    for stop in stops {
      let isPassed = stop.id <= now?.id ?? 0
      for arrival in stop.arrivals where arrival.container.typeID == type {
        states.append(StateGraph.State(arrival.state, isInitial: arrival.isFirst))
        let edge = arrival.previous.map { StateGraph.Edge(from: $0, to: arrival.state, action: stop.cause) }
        if let edge { edges.append(edge) }
        guard isPassed else { continue }
        marking.visited.insert(arrival.state)
        if let edge { marking.taken.insert(edge) }
        if existing[arrival.container] != nil { marking.current = arrival.state }
      }
    }
    return Region(id: type, feature: feature, chart: StateGraph(states: states, edges: edges), marking: marking)
  }
}

extension StateContainerID {
  fileprivate var typeID: ObjectIdentifier { ObjectIdentifier(stateType) }
}
