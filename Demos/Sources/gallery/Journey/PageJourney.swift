import CombineShim
import Observation
import PortableUI
import VSM

/// The states that the features of one page went through, and where on that way the page is.
@MainActor @Observable final class PageJourney: ObservableObject {
  /// One moment of the page: the states that its containers were in.
  struct Stop: Identifiable {
    /// Counts the stops of a journey from 1.
    let id: Int
    /// The containers of the page with their states.
    var states: [StateContainerID: Any]
    /// What the person did to come here.
    var actions: [UserAction]
    /// What happened to the containers to come here: the state that each was made in or changed to.
    var arrivals: [Arrival]

    /// The names of the states, the oldest container's first, each once: `loaded · editing`, as charts call a moment.
    var name: String {
      states.sorted { $0.key < $1.key }.map { StateName.of($0.value) }
        .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }
        .joined(separator: " · ")
    }
  }

  /// A state that a container came to.
  struct Arrival {
    let container: StateContainerID
    let state: String
    /// Whether the container was made in it.
    var isFirst = false
  }

  /// A page can stay open for ever; what is older than this many stops is forgotten.
  static let longest = 200

  private(set) var stops: [Stop] = []
  /// The position of the stop at which the page is.
  private(set) var current = 0
  /// What the person has done since the last stop.
  private var actions: [UserAction] = []
  private var isGoingBack = false
  /// States of the stop gone back to whose containers have yet to be made again.
  private var awaited: [(container: StateContainerID, state: Any)] = []

  /// The stops up to the present one.
  var way: ArraySlice<Stop> { stops.prefix(current + 1) }

  // MARK: Going on

  func perform(_ action: UserAction) {
    if case .type(_, let field) = action, case .type(_, field)? = actions.last { actions.removeLast() }
    actions.append(action)
  }

  /// A container was made. It belongs to the change that made it.
  func begin(_ container: StateContainerID, in state: Any) {
    if stops.isEmpty { stops.append(Stop(id: 1, states: [:], actions: [], arrivals: [])) }
    stops[current].states[container] = state
    if let index = awaited.firstIndex(where: { $0.container.stateType == container.stateType }) {
      let (former, state) = awaited.remove(at: index)
      rename(former, to: container)
      // Its own turn, since who hears of a container must not lead it anywhere.
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
    let arrival = Arrival(container: container, state: StateName.of(state))
    stops.append(Stop(id: last.id + 1, states: states, actions: actions, arrivals: [arrival]))
    actions = []
    if stops.count > Self.longest { stops.removeFirst() }
    current = stops.count - 1
  }

  func end(_ container: StateContainerID) {
    if !stops.isEmpty { stops[current].states[container] = nil }
  }

  // MARK: Going back

  /// Leads every container to the state that it had at a stop. What ran then does not run again.
  ///
  /// The stops behind that one stay until the page goes another way. A container that is gone comes back when its view
  /// does.
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

  /// Lets one container take the place of another that is gone.
  private func rename(_ former: StateContainerID, to container: StateContainerID) {
    for index in stops.indices {
      if let state = stops[index].states.removeValue(forKey: former) { stops[index].states[container] = state }
    }
  }
}
