import CombineShim

extension StateObserving {
  /// Changes the state when a due time has passed without a newer call.
  ///
  /// A newer call with the same identifier replaces a waiting one, with its own due time. The running action continues
  /// meanwhile. At the due time, the expression of the action is evaluated and observed, which supersedes the running
  /// action. Observing another action directly drops every waiting call; a state of the running action, or another call
  /// that becomes due, does not. Nothing is retained afterward.
  ///
  /// - Parameters:
  ///   - state: The state, or an action that returns one, evaluated at the due time.
  ///   - dueTime: The time to wait, measured with the clock of the container.
  ///   - identifier: Calls with equal identifiers replace each other. Without one, calls with the same call site do;
  ///     pass one for each row of a list.
  public func observe(
    _ state: @escaping @autoclosure () -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.debounce(dueTime, identifier, CallSite(file, line, column), state) { StateAction($0) }
  }

  /// Changes the state to the one that an action returns, when a due time has passed without a newer call.
  public func observe(
    _ action: @escaping () -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.debounce(dueTime, identifier, CallSite(file, line, column), action) { StateAction($0) }
  }

  /// Observes an asynchronous action when a due time has passed without a newer call.
  public func observe(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.debounce(dueTime, identifier, CallSite(file, line, column), { action }) { AsyncAction($0) }
  }

  /// Observes a sequence when a due time has passed without a newer call.
  public func observe(
    _ sequence: @escaping @autoclosure () -> StateSequence<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.debounce(dueTime, identifier, CallSite(file, line, column), sequence) { $0 }
  }

  /// Observes the sequence that an action returns, when a due time has passed without a newer call.
  public func observe(
    _ action: @escaping () -> StateSequence<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.debounce(dueTime, identifier, CallSite(file, line, column), action) { $0 }
  }

  /// Observes a publisher when a due time has passed without a newer call.
  public func observe<P: Publisher>(
    _ publisher: @escaping @autoclosure () -> P,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.debounce(dueTime, identifier, CallSite(file, line, column), publisher) { PublisherAction($0) }
  }

  /// Observes the publisher that an action returns, when a due time has passed without a newer call.
  public func observe<P: Publisher>(
    _ action: @escaping () -> P,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == ViewState, P.Failure == Never {
    container.debounce(dueTime, identifier, CallSite(file, line, column), action) { PublisherAction($0) }
  }

  /// Observes an asynchronous sequence when a due time has passed without a newer call.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func observe<S: AsyncSequence>(
    _ sequence: @escaping @autoclosure () -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.debounce(dueTime, identifier, CallSite(file, line, column), sequence) { SequenceAction($0) }
  }

  /// Observes the asynchronous sequence that an action returns, when a due time has passed without a newer call.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func observe<S: AsyncSequence>(
    _ action: @escaping () -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == ViewState, S.Failure == Never {
    container.debounce(dueTime, identifier, CallSite(file, line, column), action) { SequenceAction($0) }
  }
}
