import StateGraphs
import VSM

extension PageJourney {
  /// A part of a page with a chart of its own.
  struct Region {
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
      return [Region(feature: nil, chart: chart, marking: marking(on: chart))]
    }
    let types = stateTypes
    return types.map { region(of: $0, isOnly: types.count == 1) }
  }

  /// Returns the names of all stops.
  ///
  /// - Parameter isCombined: Whether a stop has the name of all containers' states, as in the chart of a whole page. If
  ///   not, it has the name of the states that were reached at it, with their features if the page has several.
  func names(isCombined: Bool) -> [Stop.ID: String] {
    let isOnly = stateTypes.count == 1
    let names = stops.map { stop in
      if isCombined || stop.arrivals.isEmpty { return (stop.id, stop.combinedName) }
      return (stop.id, Self.joined(stop.arrivals.map { isOnly ? $0.state : "\($0.container.feature): \($0.state)" }))
    }
    return Dictionary(uniqueKeysWithValues: names)
  }

  /// The types of the containers' states, in the order of their first containers.
  private var stateTypes: [ObjectIdentifier] {
    var known: Set<ObjectIdentifier> = []
    return stops.flatMap(\.arrivals).map(\.container.typeID).filter { known.insert($0).inserted }
  }

  private func region(of type: ObjectIdentifier, isOnly: Bool) -> Region {
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
    let feature = isOnly ? nil : stops.flatMap(\.arrivals).first { $0.container.typeID == type }?.container.feature
    return Region(feature: feature, chart: StateGraph(states: states, edges: edges), marking: marking)
  }
}

extension StateContainerID {
  /// The name of the type of the states, without the suffix `ViewState`.
  var feature: String {
    let type = String(describing: stateType)
    return type.hasSuffix("ViewState") && type != "ViewState" ? String(type.dropLast("ViewState".count)) : type
  }

  fileprivate var typeID: ObjectIdentifier { ObjectIdentifier(stateType) }
}
