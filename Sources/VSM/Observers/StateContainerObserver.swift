/// An observer of the events of every container, for logs, journeys and tests.
///
/// The default implementations do nothing. All functions are called on the main actor, in the order of the events, and
/// must not observe actions. An observer is notified of later events only, so it may not receive the beginning of
/// existing containers and actions.
@MainActor
public protocol StateContainerObserver: AnyObject {
  /// A container was created in the given state. Called before its initializer returns.
  func containerCreated(_ container: StateContainerID, state: Any)

  /// A container began an action.
  func actionBegan(_ action: ObservedAction)

  /// The state of a container is about to change. Its subscribers are notified next, so their reactions follow.
  func stateChanged(_ change: StateChange)

  /// An action ended. No further state of it is applied.
  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome)

  /// A container was released. Its running action, if any, was reported as canceled before.
  ///
  /// Called immediately if the container is released on the main actor, and otherwise as soon as the main actor is
  /// free.
  func containerEnded(_ container: StateContainerID)
}

extension StateContainerObserver {
  public func containerCreated(_ container: StateContainerID, state: Any) {}
  public func actionBegan(_ action: ObservedAction) {}
  public func stateChanged(_ change: StateChange) {}
  public func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {}
  public func containerEnded(_ container: StateContainerID) {}
}
