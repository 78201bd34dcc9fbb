import VSM

/// Records the states and actions of every container that it observes.
@MainActor
package final class Journal: StateContainerObserver {
  package private(set) var records: [StateRecord] = []
  private(set) var actions: [ObservedAction] = []

  package init() {}

  func begin(_ record: StateRecord) { records.append(record) }

  /// Removes all records and actions.
  package func clear() {
    records = []
    actions = []
  }

  package func actionBegan(_ action: ObservedAction) { actions.append(action) }

  package func containerCreated(_ container: StateContainerID, state: Any) {
    begin(StateRecord(of: container, from: state))
  }

  package func stateChanged(_ change: StateChange) {
    records.first { $0.container == change.container }?.add(change.new)
  }
}

/// The states that one container went through.
@MainActor
package final class StateRecord {
  package let container: StateContainerID
  /// The states. The first is the state at the start of the record.
  package private(set) var states: [Any]

  init(of container: StateContainerID, from state: Any) {
    self.container = container
    states = [state]
  }

  /// The name of the last state.
  var currentName: String { states.last.map { StateName.of($0) } ?? "" }

  func add(_ state: Any) { states.append(state) }
}
