import CombineShim
import Observation
import PortableUI
import VSM

/// The sequence of states of one page's features, and the current position in it.
@MainActor @Observable final class PageJourney: ObservableObject {
  /// The maximum number of stops. Older ones are removed, since a page can stay open indefinitely.
  ///
  /// The first remaining stop then has the creations of the containers.
  static let longest = 200

  /// The registration of the journey's recorder.
  @ObservationIgnored var recording: StateContainerObservers.Registration?
  private(set) var stops: [Stop] = []
  /// The index of the current stop.
  private(set) var current = 0
  /// The user's actions since the last stop.
  private var log = ActionLog()
  private var isGoingBack = false
  /// The states of the restored stop whose containers must be created again first.
  private var awaited: [(container: StateContainerID, state: Any)] = []

  /// The stops up to the current one.
  var way: ArraySlice<Stop> { stops.prefix(current + 1) }

  // MARK: Going on

  /// Records an action of the user, of which the newest since the last stop are kept.
  func perform(_ action: UserAction) { log.add(action) }

  /// Records a new container at the current stop.
  func begin(_ container: StateContainerID, in state: Any) {
    if stops.isEmpty { stops.append(Stop(id: 1, states: [:])) }
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
    stops.append(Stop(id: last.id + 1, states: states, log: log, arrivals: [arrival]))
    log = ActionLog()
    if stops.count > Self.longest {
      let oldest = stops.removeFirst()
      stops[0].inherit(from: oldest)
    }
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
    log = ActionLog()
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
}
