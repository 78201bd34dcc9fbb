/// The end of an action.
public enum ActionOutcome: Hashable, Sendable {
  /// The action completed.
  case finished
  /// A newer action replaced it.
  case superseded
  /// Its container was released, or the task that waited for its end was canceled.
  case cancelled
}
