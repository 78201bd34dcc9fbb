import PortableUI
import StateGraphs
import VSM

/// Records the uses and states of one page, with the names that an exploration gives them.
@MainActor
final class PageWalk: StateContainerObserver {
  /// The part of the page's life that the next event belongs to.
  private enum Phase {
    /// Nothing has changed since the last use, or since the page was quiet.
    case quiet
    /// A state has changed. Containers that start or end now belong to that change.
    case changing
    /// The page is closed, which ends its containers.
    case closed
  }

  private let name: @MainActor ([StateInContainer]) -> String
  private var alive: [StateContainerID: StateInContainer] = [:]
  private var steps: [StateGraph.Walk.Step] = []
  private var phase = Phase.quiet
  private var hasHadContainer = false
  private var isDispatching = false

  init(name: @escaping @MainActor ([StateInContainer]) -> String) { self.name = name }

  /// Records an event that a person causes, and the states that it leads to directly.
  ///
  /// - Parameter action: The use of a control, or `nil` for another event, such as a step back in the history.
  func use(_ action: UserAction?, _ dispatch: () -> EventOutcome) -> EventOutcome {
    if let action { note(action) }
    settle(heading: nil)
    isDispatching = true
    defer { isDispatching = false }
    return dispatch()
  }

  /// Records the use of a control.
  func note(_ action: UserAction) { steps.append(.use(action.description)) }

  /// Ends a step.
  ///
  /// - Parameter heading: The name of a page that has had no container yet.
  func settle(heading: String?) {
    if case .closed = phase { return }
    phase = .quiet
    guard let heading, !hasHadContainer else { return }
    if case .state(heading, _) = steps.last { return }
    steps.append(.state(heading, isImmediate: false))
  }

  func close() { phase = .closed }

  func walk(of scenario: String) -> StateGraph.Walk { StateGraph.Walk(scenario: scenario, steps: steps) }

  func containerCreated(_ container: StateContainerID, state: Any) {
    hasHadContainer = true
    alive[container] = StateInContainer(type: container.stateType, name: StateName.of(state))
    noteContainers()
  }

  func containerEnded(_ container: StateContainerID) {
    alive[container] = nil
    noteContainers()
  }

  func stateChanged(_ change: StateChange) {
    if case .closed = phase { return }
    alive[change.container] = StateInContainer(type: change.container.stateType, name: change.name)
    // An asynchronous function of a double can answer before the use returns.
    let isImmediate = isDispatching && change.cause?.shape != .async
    steps.append(.state(currentName, isImmediate: isImmediate))
    phase = .changing
  }

  private func noteContainers() {
    let name = currentName
    switch phase {
    case .closed: break
    case .changing:
      guard case .state(_, let isImmediate) = steps.popLast() else { preconditionFailure("A change adds a state.") }
      steps.append(.state(name, isImmediate: isImmediate))
    case .quiet:
      if case .state(name, _) = steps.last { return }
      steps.append(.state(name, isImmediate: isDispatching))
      phase = .changing
    }
  }

  private var currentName: String { name(alive.sorted { $0.key < $1.key }.map(\.value)) }
}
