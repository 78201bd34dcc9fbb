/// One action that a container observed.
public struct ObservedAction: Hashable, Sendable {
  /// The container that observed it.
  public let container: StateContainerID

  /// The number of the action in its container, starting with 1.
  public let number: UInt64

  /// The shape of the action.
  public let shape: ActionShape

  /// The call site.
  public let callSite: CallSite

  /// The action to which the current task belongs, if there were observers when the action began.
  @TaskLocal package static var current: ObservedAction?
}
