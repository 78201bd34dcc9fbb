import VSM

/// Records the states and actions of every container that it observes.
@MainActor
final class Journal: StateContainerObserver {
  private(set) var records: [StateRecord] = []
  private(set) var actions: [ObservedAction] = []

  func begin(_ record: StateRecord) {
    records.append(record)
  }

  /// Removes all records and actions.
  func clear() {
    records = []
    actions = []
  }

  func actionBegan(_ action: ObservedAction) {
    actions.append(action)
  }

  func containerCreated(_ container: StateContainerID, state: Any) {
    begin(StateRecord(of: container, from: state))
  }

  func stateChanged(_ change: StateChange) {
    records.first { $0.container == change.container }?.add(change.new)
  }
}
