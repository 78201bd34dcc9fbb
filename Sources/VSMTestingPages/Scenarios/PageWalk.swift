import PortableUI
import StateGraphs
import VSM

/// Records the uses and states of one page.
@MainActor
final class PageWalk: StateContainerObserver {
  private let name: @MainActor ([StateInContainer]) -> String
  private var alive: [StateContainerID: StateInContainer] = [:]
  private var steps: [StateGraph.Walk.Step] = []
  private var isDispatching = false

  init(name: @escaping @MainActor ([StateInContainer]) -> String) { self.name = name }

  /// Records the use of a control, and the states that it leads to directly.
  func use(_ action: UserAction?, _ dispatch: () -> EventOutcome) -> EventOutcome {
    if let action { steps.append(.use(action.description)) }
    isDispatching = true
    defer { isDispatching = false }
    return dispatch()
  }

  func walk(of scenario: String) -> StateGraph.Walk { StateGraph.Walk(scenario: scenario, steps: steps) }

  func containerCreated(_ container: StateContainerID, state: Any) {
    alive[container] = StateInContainer(type: container.stateType, name: StateName.of(state))
    noteContainers()
  }

  func containerEnded(_ container: StateContainerID) {
    alive[container] = nil
    noteContainers()
  }

  func stateChanged(_ change: StateChange) {
    alive[change.container] = StateInContainer(type: change.container.stateType, name: change.name)
    steps.append(.state(currentName, isImmediate: isDispatching))
  }

  /// The start or end of a container belongs to the change that caused it.
  private func noteContainers() {
    let name = currentName
    switch steps.last {
    case .state(name, _): break
    case .state(_, let isImmediate): steps[steps.count - 1] = .state(name, isImmediate: isImmediate)
    case .use, nil: steps.append(.state(name, isImmediate: isDispatching))
    }
  }

  private var currentName: String { name(alive.sorted { $0.key < $1.key }.map(\.value)) }
}

/// The walks through all pages that a scenario opens.
@MainActor
final class PageWalks {
  /// The walks of the scenario that runs in the current task.
  @TaskLocal static var current: PageWalks?

  private let name: @MainActor ([StateInContainer]) -> String
  private var pages: [PageWalk] = []

  init(name: @escaping @MainActor ([StateInContainer]) -> String) { self.name = name }

  func add() -> PageWalk {
    let page = PageWalk(name: name)
    pages.append(page)
    return page
  }

  func walks(of scenario: String) -> [StateGraph.Walk] { pages.map { $0.walk(of: scenario) } }
}
