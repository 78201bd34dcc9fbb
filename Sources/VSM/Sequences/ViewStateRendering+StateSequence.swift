import SwiftUIShim

extension ViewStateRendering {
  /// Follows every state of a sequence; see ``StateContainer``.
  public func observe(
    _ sequence: StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(sequence, file: file, line: line, column: column)
  }

  /// Follows every state of the sequence that an action returns; see ``StateContainer``.
  public func observe(
    _ action: () -> StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(action, file: file, line: line, column: column)
  }

  /// Follows a sequence, once nobody has asked for it again for some time.
  public func observe(
    _ sequence: @escaping @autoclosure () -> StateSequence<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      sequence(), debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows the sequence that an action returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: @escaping () -> StateSequence<ViewState>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    container.observe(
      action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// Follows a sequence, and returns when it has ended; see ``StateContainer``.
  public func refresh(
    _ sequence: StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.refresh(sequence, file: file, line: line, column: column)
  }

  /// Follows the sequence that an action returns, and returns when it has ended; see ``StateContainer``.
  public func refresh(
    _ action: () -> StateSequence<ViewState>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await container.refresh(action, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows a sequence when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: @escaping (ViewState, Value) -> StateSequence<ViewState>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows a sequence when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: @escaping (ViewState) -> (Value) -> StateSequence<ViewState>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
