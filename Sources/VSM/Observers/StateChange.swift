/// One change of a container's state.
public struct StateChange {
  /// The container whose state changes.
  public let container: StateContainerID

  /// The action that led to the new state; `nil` when nobody listened to the container as the action began.
  public let cause: ObservedAction?

  /// The state that is left.
  public let old: Any

  /// The state that is gone to.
  public let new: Any

  /// What the new state is called; see ``StateName/of(_:)``.
  public var name: String { StateName.of(new) }
}
