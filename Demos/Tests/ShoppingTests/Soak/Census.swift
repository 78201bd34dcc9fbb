import VSM

/// The existing state containers that were created within its scope, and their running actions.
@MainActor final class Census: StateContainerObserver {
  /// The census of the current scope, which includes the tasks that are started in it.
  @TaskLocal static var current: Census?

  private(set) var containers: Set<StateContainerID> = []
  private(set) var actions: Set<ObservedAction> = []
  /// The number of containers ever created. It is not 0 if the census works.
  private(set) var total = 0

  func containerCreated(_ container: StateContainerID, state: Any) {
    guard Census.current === self else { return }
    containers.insert(container)
    total += 1
  }

  func actionBegan(_ action: ObservedAction) {
    if containers.contains(action.container) { actions.insert(action) }
  }

  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    actions.remove(action)
  }

  func containerEnded(_ container: StateContainerID) {
    containers.remove(container)
  }
}
