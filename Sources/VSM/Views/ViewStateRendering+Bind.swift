import CombineShim
import SwiftUIShim

extension ViewStateRendering {
  /// A binding to a part of the state, which goes to the state that the action returns when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> ViewState,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows an asynchronous action when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: nonisolated(nonsending) @escaping (ViewState, Value) async -> ViewState,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows a publisher when it is set.
  public func bind<Value, P: Publisher>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> P,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where P.Output == ViewState, P.Failure == Never {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows an asynchronous sequence when it is set.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func bind<Value, S: AsyncSequence>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> S,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where S.Element == ViewState, S.Failure == Never {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows a stream when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> AsyncStream<ViewState>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.bind(
      path, to: action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }
}
