/// The shape of an observed action.
public enum ActionShape: Hashable, Sendable {
  /// A state, or a function that returns one at once.
  case state
  /// Work with an end: an asynchronous function that returns one state, or a ``StateSequence``.
  case async
  /// A publisher of states.
  case publisher
  /// An asynchronous sequence of states, which may be endless.
  case sequence
}
