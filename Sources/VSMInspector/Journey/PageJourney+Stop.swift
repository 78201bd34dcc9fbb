import PortableUI
import VSM

extension PageJourney {
  /// One step of the journey: the states of the page's containers.
  struct Stop: Identifiable {
    /// The number of the stop in the journey, from 1.
    let id: Int
    /// The containers of the page with their states.
    var states: [StateContainerID: Any]
    /// The user's actions before this stop.
    var log = ActionLog()
    /// The states in which containers were created, or to which they changed, at this stop.
    ///
    /// States with ``Arrival/isEarlier`` precede the others and the actions.
    var arrivals: [Arrival] = []

    var actions: [UserAction] { log.actions }

    /// The distinct names of all containers' states, the oldest container's first, as in the stored charts of whole
    /// pages: `loaded · editing`.
    var combinedName: String { PageJourney.joined(states.sorted { $0.key < $1.key }.map { StateName.of($0.value) }) }
  }

  /// A new state of a container.
  struct Arrival {
    var container: StateContainerID
    let state: String
    /// The state before this one.
    var previous: String?
    /// Whether the container was created in this state.
    var isFirst = false
    /// Whether the container was created before this stop, at one that was removed.
    var isEarlier = false
  }

  /// Returns distinct names as one.
  nonisolated static func joined(_ names: [String]) -> String {
    names.reduce(into: []) { known, name in if !known.contains(name) { known.append(name) } }
      .joined(separator: " · ")
  }
}

extension PageJourney.Stop {
  /// Adds the creations of containers that are recorded at the previous stop, which is removed.
  ///
  /// Creations of containers that have ended meanwhile are left out.
  mutating func inherit(from previous: Self) {
    let known = Set(states.keys).union(arrivals.map(\.container))
    var creations = previous.arrivals.filter { $0.isFirst && known.contains($0.container) }
    for index in creations.indices { creations[index].isEarlier = true }
    arrivals.insert(contentsOf: creations, at: 0)
  }
}
