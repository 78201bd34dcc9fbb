import CombineShim

// The same for views and classes: what can fail is no action; see StateContainer+Failing.swift.
extension ViewStateRendering {
  /// Not there: an action must not throw.
  @available(*, unavailable, message: "An action must not fail. Let it catch the error and return a state for it.")
  public func observe(
    _ action: () async throws -> ViewState, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) {}

  /// Not there: an action's publisher must not fail.
  @available(*, unavailable, message: "An action must not fail. Let its publisher catch the error and send a state.")
  public func observe<P: Publisher>(
    _ publisher: P, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where P.Output == ViewState {}

  /// Not there: an action's publisher must not fail.
  @available(*, unavailable, message: "An action must not fail. Let its publisher catch the error and send a state.")
  public func observe<P: Publisher>(
    _ action: () -> P, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where P.Output == ViewState {}

  /// Not there: an action's sequence must not throw.
  @available(*, unavailable, message: "An action must not fail. Let its sequence catch the error and give a state.")
  public func observe<S: AsyncSequence>(
    _ sequence: S, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where S.Element == ViewState {}

  /// Not there: an action's sequence must not throw.
  @available(*, unavailable, message: "An action must not fail. Let its sequence catch the error and give a state.")
  public func observe<S: AsyncSequence>(
    _ action: () -> S, debounced dueTime: Duration? = nil, identifier: AnyHashable? = nil
  ) where S.Element == ViewState {}
}
