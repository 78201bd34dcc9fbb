/// What kind of thing was observed.
public enum ActionShape: Hashable, Sendable {
  /// A state, or a function that returns one at once.
  case state
  /// Work that ends: an asynchronous function that returns one state, or a ``StateSequence``.
  case async
  /// A publisher of states.
  case publisher
  /// An asynchronous sequence of states, which may be endless.
  case sequence
}

/// How an action ended.
public enum ActionOutcome: Hashable, Sendable {
  /// It came to its own end.
  case finished
  /// A newer action took its place.
  case superseded
  /// Its container went away, or the task that waited for its end was cancelled.
  case cancelled
}

/// One action that a container observed.
public struct ObservedAction: Hashable, Sendable {
  /// The container that observed it.
  public let container: StateContainerID

  /// Counts the actions of the container from 1.
  public let number: UInt64

  /// What kind of thing was observed.
  public let shape: ActionShape

  /// Where it was observed.
  public let callSite: CallSite

  /// The action that the current task is a part of; known of actions that began while somebody listened.
  @TaskLocal package static var current: ObservedAction?
}
