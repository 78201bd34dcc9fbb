import SwiftUIShim

// Sequences in the other ways of observing.

extension StateContainer {
  /// Follows a sequence once nobody has asked for it again for some time.
  public func observe(
    _ sequence: @escaping @autoclosure () -> StateSequence<State>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), sequence) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows the sequence that an action returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: @escaping () -> StateSequence<State>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), action) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows a sequence, and returns when it has ended or has been superseded.
  public func refresh(
    _ sequence: StateSequence<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh { $0.follow(sequence, from: Cause(file, line, column)) }
  }

  /// Follows the sequence that an action returns, and returns when it has ended or has been superseded.
  public func refresh(
    _ action: () -> StateSequence<State>, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh(action(), file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows a sequence when it is set.
  public func bind<Value>(
    _ path: any KeyPath<State, Value> & Sendable, to action: @escaping (State, Value) -> StateSequence<State>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow(action(state, value), from: cause)
    }
  }

  /// A binding to a part of the state, which follows a sequence when it is set.
  public func bind<Value>(
    _ path: any KeyPath<State, Value> & Sendable, to action: @escaping (State) -> (Value) -> StateSequence<State>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow(action(state)(value), from: cause)
    }
  }
}
