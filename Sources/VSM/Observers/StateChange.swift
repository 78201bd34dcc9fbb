/// One change of a container's state.
///
/// A ``StateContainerObserver`` receives it before the subscribers of the container are notified. States can be of any
/// type, so ``name`` is the usual way to show them.
public struct StateChange {
  /// The container whose state changes.
  public let container: StateContainerID

  /// The action that led to the new state; `nil` if there were no observers when the action began.
  public let cause: ObservedAction?

  /// The previous state.
  public let old: Any

  /// The new state.
  public let new: Any

  /// The name of the new state; see ``StateName/of(_:)``.
  public var name: String { StateName.of(new) }
}
