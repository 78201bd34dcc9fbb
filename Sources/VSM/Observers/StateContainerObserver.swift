/// Hears of everything that happens in every container: for logs, journeys and tests.
///
/// Each function does nothing unless it is implemented. All are called on the main actor, in the order of the events,
/// and must not observe actions themselves. An observer hears of what happens after it was added; of containers and
/// actions from before it may hear no beginning.
@MainActor
public protocol StateContainerObserver: AnyObject {
  /// A container was made, in the given state. Called before its initializer returns.
  func containerCreated(_ container: StateContainerID, state: Any)

  /// A container began to follow an action.
  func actionBegan(_ action: ObservedAction)

  /// A container goes to another state. Its subscribers are told next, so that what they do in answer comes after.
  func stateChanged(_ change: StateChange)

  /// A container no longer follows an action, and no further state of it is applied.
  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome)

  /// A container has gone away. Its running action, if any, was reported as cancelled before.
  ///
  /// Called at once when the container goes on the main actor, and otherwise as soon as the main actor is free.
  func containerEnded(_ container: StateContainerID)
}

extension StateContainerObserver {
  public func containerCreated(_ container: StateContainerID, state: Any) {}
  public func actionBegan(_ action: ObservedAction) {}
  public func stateChanged(_ change: StateChange) {}
  public func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {}
  public func containerEnded(_ container: StateContainerID) {}
}
