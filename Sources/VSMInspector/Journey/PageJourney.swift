import CombineShim
import Observation
import PortableUI
import VSM

/// The sequence of states of one page's features, and the current position in it.
@MainActor @Observable final class PageJourney: ObservableObject {
  /// One step of the journey: the states of the page's containers.
  struct Stop: Identifiable {
    /// The number of the stop in the journey, from 1.
    let id: Int
    /// The containers of the page with their states.
    var states: [StateContainerID: Any]
    /// The user's actions before this stop.
    var actions: [UserAction]
    /// The states in which containers were created, or to which they changed, at this stop.
    var arrivals: [Arrival]

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
  }

  /// The maximum number of stops. Older ones are removed, since a page can stay open indefinitely.
  static let longest = 200

  /// The registration of the journey's recorder.
  @ObservationIgnored var recording: StateContainerObservers.Registration?
  private(set) var stops: [Stop] = []
  /// The index of the current stop.
  private(set) var current = 0
  /// The user's actions since the last stop.
  private var actions: [UserAction] = []
  private var isGoingBack = false
  /// The states of the restored stop whose containers must be created again first.
  private var awaited: [(container: StateContainerID, state: Any)] = []

  /// The stops up to the current one.
  var way: ArraySlice<Stop> { stops.prefix(current + 1) }

  // MARK: Going on

  /// Records an action of the user, which replaces the previous one if both edit the same field or slider.
  func perform(_ action: UserAction) {
    switch (actions.last, action) {
    case (.type(_, let last)?, .type(_, let field)) where last == field: actions.removeLast()
    case (.slide(let last, _)?, .slide(let slider, _)) where last == slider: actions.removeLast()
    default: break
    }
    actions.append(action)
  }

  /// Records a new container at the current stop.
  func begin(_ container: StateContainerID, in state: Any) {
    if stops.isEmpty { stops.append(Stop(id: 1, states: [:], actions: [], arrivals: [])) }
    stops[current].states[container] = state
    if let index = awaited.firstIndex(where: { $0.container.stateType == container.stateType }) {
      let (former, state) = awaited.remove(at: index)
      rename(former, to: container)
      // Deferred, since an observer must not change a container during a notification about it.
      Task { goBack(container, to: state) }
    } else if !isGoingBack {
      stops[current].arrivals.append(Arrival(container: container, state: StateName.of(state), isFirst: true))
    }
  }

  func reach(_ state: Any, in container: StateContainerID) {
    if isGoingBack || stops.isEmpty { return }
    awaited = []
    let last = stops[current]
    stops.removeSubrange((current + 1)...)
    var states = last.states
    states[container] = state
    let previous = last.states[container].map { StateName.of($0) }
    let arrival = Arrival(container: container, state: StateName.of(state), previous: previous)
    stops.append(Stop(id: last.id + 1, states: states, actions: actions, arrivals: [arrival]))
    actions = []
    if stops.count > Self.longest { stops.removeFirst() }
    current = stops.count - 1
  }

  func end(_ container: StateContainerID) {
    if !stops.isEmpty { stops[current].states[container] = nil }
  }

  // MARK: Going back

  /// Restores the states of all containers at a stop. Actions are not run again.
  ///
  /// The later stops stay until the page reaches another state. A state whose container was released is restored when
  /// its view creates a new container.
  func go(to stop: Stop.ID) {
    guard let index = stops.firstIndex(where: { $0.id == stop }) else { return }
    current = index
    actions = []
    awaited = []
    for (container, state) in stops[index].states.sorted(by: { $0.key < $1.key })
    where !goBack(container, to: state) {
      awaited.append((container, state))
    }
  }

  @discardableResult private func goBack(_ container: StateContainerID, to state: Any) -> Bool {
    isGoingBack = true
    defer { isGoingBack = false }
    guard container.observe(state) else { return false }
    stops[current].states[container] = state
    return true
  }

  /// Replaces a released container by a new one in all stops.
  private func rename(_ former: StateContainerID, to container: StateContainerID) {
    for index in stops.indices {
      if let state = stops[index].states.removeValue(forKey: former) { stops[index].states[container] = state }
      for arrival in stops[index].arrivals.indices where stops[index].arrivals[arrival].container == former {
        stops[index].arrivals[arrival].container = container
      }
    }
  }

  /// Returns distinct names as one.
  nonisolated static func joined(_ names: [String]) -> String {
    names.reduce(into: []) { known, name in if !known.contains(name) { known.append(name) } }
      .joined(separator: " · ")
  }
}
