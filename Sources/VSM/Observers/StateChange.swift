/// One change of a container's state.
public struct StateChange {
  /// The container whose state changed.
  public let container: StateContainerID

  /// The action that led to the new state; its number is that of an ``ObservedAction``.
  public let action: UInt64

  /// The state that was left.
  public let old: Any

  /// The state that is now current.
  public let new: Any

  /// What the new state is called; see ``StateName/of(_:)``.
  public var name: String { StateName.of(new) }
}
