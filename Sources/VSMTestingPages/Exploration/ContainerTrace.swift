import VSM

/// Records the events of a page's containers, step by step.
@MainActor
final class ContainerTrace {
  /// The events since the last step.
  struct Part {
    /// The names of the moments in order. The first is the one before the step.
    var names: [String]
    /// The containers in which actions started.
    var began: Set<StateContainerID> = []
    var hasChange = false
    /// The changes of single containers.
    var changes: [Change] = []
  }

  /// A state of one container.
  struct Change {
    let container: StateContainerID
    /// The name of the state before, or `nil` for the initial state.
    let from: String?
    let to: String
  }

  private enum Event {
    case created(StateContainerID, StateInContainer)
    case changed(StateContainerID, StateInContainer)
    case began(ObservedAction)
    case ended(StateContainerID)

    var container: StateContainerID {
      switch self {
      case .created(let id, _), .changed(let id, _), .ended(let id): id
      case .began(let action): action.container
      }
    }
  }

  private let name: @MainActor ([StateInContainer]) -> String
  private var registration: StateContainerObservers.Registration?
  private var events: [Event] = []
  private var alive: [StateContainerID: StateInContainer] = [:]
  private var last: String?
  /// The actions that are running.
  private var running: Set<ObservedAction> = []
  /// The number of the last action in each container.
  private(set) var actions: [StateContainerID: UInt64] = [:]
  /// The names of the observed states by type, and the names that each type declares, where they are available.
  private(set) var produced: [ObjectIdentifier: Set<String>] = [:]
  private(set) var declared: [ObjectIdentifier: [String]] = [:]
  /// For each type, the declared names that would have changed the name of a moment.
  private(set) var shown: [ObjectIdentifier: Set<String>] = [:]

  init(name: @escaping @MainActor ([StateInContainer]) -> String) {
    self.name = name
    registration = StateContainerObservers.add(Observer(reportingTo: self))
  }

  /// Returns the events of these containers since the last step, and removes all events.
  ///
  /// - Parameter heading: The name of a moment without any container.
  func take(of containers: Set<StateContainerID>, heading: String?) -> Part {
    var part = Part(names: last.map { [$0] } ?? [])
    let before = part.names.count
    for event in events where containers.contains(event.container) {
      var isNew = false
      switch event {
      case .created(let id, let state):
        part.changes.append(Change(container: id, from: nil, to: state.name))
        alive[id] = state
        note(state)
        isNew = part.names.isEmpty
      case .changed(let id, let state):
        part.changes.append(Change(container: id, from: alive[id]?.name, to: state.name))
        alive[id] = state
        note(state)
        isNew = true
        part.hasChange = true
      case .began(let action):
        actions[action.container] = max(actions[action.container] ?? 0, action.number)
        part.began.insert(action.container)
        continue
      case .ended(let id):
        alive[id] = nil
      }
      let now = currentName(heading)
      // The creation or end of a container belongs to the change that caused it.
      if !isNew, part.names.count > max(before, 1) || (before == 0 && !part.names.isEmpty) {
        part.names[part.names.count - 1] = now
        if part.names.count > 1, part.names[part.names.count - 2] == now { part.names.removeLast() }
      } else if part.names.last != now {
        part.names.append(now)
      }
    }
    if alive.isEmpty, part.names.last != currentName(heading) { part.names.append(currentName(heading)) }
    events = []
    last = part.names.last
    return part
  }

  /// Whether a container of the page exists. Others are not followed: their states must be released.
  func isAlive(_ container: StateContainerID) -> Bool { alive[container] != nil }

  /// The names of the current states of the containers.
  var names: [String] { alive.values.map(\.name) }

  /// Whether one of these containers runs an action.
  func isFollowingAction(in containers: Set<StateContainerID>) -> Bool {
    running.contains { containers.contains($0.container) }
  }

  private func currentName(_ heading: String?) -> String {
    if alive.isEmpty, let heading { return heading }
    let states = alive.sorted { $0.key < $1.key }.map(\.value)
    let current = name(states)
    for (index, state) in states.enumerated() {
      noteShown(in: states, at: index, ObjectIdentifier(state.type), current)
    }
    return current
  }

  /// Records which declared names would change the name of the moment, if the container at this index had them.
  private func noteShown(in states: [StateInContainer], at index: Int, _ type: ObjectIdentifier, _ current: String) {
    for declaredName in declared[type] ?? [] where shown[type]?.contains(declaredName) != true {
      var others = states
      others[index] = StateInContainer(type: states[index].type, name: declaredName)
      if name(others) != current { shown[type, default: []].insert(declaredName) }
    }
  }

  private func note(_ state: StateInContainer) {
    produced[ObjectIdentifier(state.type), default: []].insert(state.name)
  }

  private func seen(_ state: Any, in container: StateContainerID) -> StateInContainer {
    let type = ObjectIdentifier(container.stateType)
    if declared[type] == nil, let cases = DeclaredCases.of(state) { declared[type] = cases }
    return StateInContainer(type: container.stateType, name: StateName.of(state))
  }

  private final class Observer: StateContainerObserver {
    private weak var trace: ContainerTrace?

    init(reportingTo trace: ContainerTrace) { self.trace = trace }

    func containerCreated(_ container: StateContainerID, state: Any) {
      guard let trace else { return }
      trace.events.append(.created(container, trace.seen(state, in: container)))
    }
    func stateChanged(_ change: StateChange) {
      guard let trace else { return }
      trace.events.append(.changed(change.container, trace.seen(change.new, in: change.container)))
    }
    func actionBegan(_ action: ObservedAction) {
      trace?.events.append(.began(action))
      trace?.running.insert(action)
    }
    func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) { trace?.running.remove(action) }
    func containerEnded(_ container: StateContainerID) { trace?.events.append(.ended(container)) }
  }
}
