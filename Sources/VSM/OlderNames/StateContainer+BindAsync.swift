import SwiftUIShim

extension StateContainer {
  /// A binding to a part of the state, which follows an asynchronous action when it is set.
  @available(*, deprecated, renamed: "bind")
  public func bindAsync<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
    to action: nonisolated(nonsending) @escaping (State, Value) async -> State,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    bind(path, to: action, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows an asynchronous action of the state when it is set.
  @available(*, deprecated, renamed: "bind")
  public func bindAsync<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
    to action: @escaping (State) -> nonisolated(nonsending) (Value) async -> State,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    bind(path, to: action, file: file, line: line, column: column)
  }
}
