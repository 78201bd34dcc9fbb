import VSM

/// Counts the state containers that are made within its scope, and what they follow, as long as they are there.
@MainActor final class Census: StateContainerObserver {
  /// Whose scope this is; the tasks that are started in it are part of it.
  @TaskLocal static var current: Census?

  private(set) var containers: Set<StateContainerID> = []
  private(set) var actions: Set<ObservedAction> = []
  /// How many containers there have been, so that a census which sees none is not taken for an empty shop.
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
