import CombineShim
import SwiftUIShim

extension StateContainer {
  /// A binding to a part of the state, which goes to the state that the action returns when it is set.
  ///
  /// ```swift
  /// TextField("Name", text: $state.bind(\.name, to: { state, name in state.renamed(name) }))
  /// ```
  ///
  /// - Parameters:
  ///   - path: Leads to what the binding reads.
  ///   - action: Is given the current state and the new value.
  ///   - dueTime: How long to wait for further values before the action is called, with the state that is current then
  ///     and the last value, which the binding reads meanwhile; as in `observe(_:debounced:)`.
  ///   - identifier: Tells apart bindings that are made at the same place, such as those of the rows of a list.
  public func bind<Value>(
    _ path: any KeyPath<State, Value> & Sendable, to action: @escaping (State, Value) -> State,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow(action(state, value), from: cause)
    }
  }

  /// A binding to a part of the state, which follows an asynchronous action when it is set.
  public func bind<Value>(
    _ path: any KeyPath<State, Value> & Sendable,
    to action: nonisolated(nonsending) @escaping (State, Value) async -> State,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow({ await action(state, value) }, from: cause)
    }
  }

  /// A binding to a part of the state, which follows a publisher when it is set.
  public func bind<Value, P: Publisher>(
    _ path: any KeyPath<State, Value> & Sendable, to action: @escaping (State, Value) -> P,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where P.Output == State, P.Failure == Never {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow(action(state, value), from: cause)
    }
  }

  /// A binding to a part of the state, which follows an asynchronous sequence when it is set.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func bind<Value, S: AsyncSequence>(
    _ path: any KeyPath<State, Value> & Sendable, to action: @escaping (State, Value) -> S,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where S.Element == State, S.Failure == Never {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow(action(state, value), from: cause)
    }
  }

  /// A binding to a part of the state, which follows a stream when it is set.
  public func bind<Value>(
    _ path: any KeyPath<State, Value> & Sendable, to action: @escaping (State, Value) -> AsyncStream<State>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    binding(path, dueTime, identifier, CallSite(fileID: file, line: line, column: column)) {
      container, state, value, cause in
      container.follow(action(state, value), from: cause)
    }
  }
}
