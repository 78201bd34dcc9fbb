import CombineShim
import SwiftUIShim

extension StateObserving {
  /// A binding to a part of the state, which changes the state to the one that an action returns when it is set.
  ///
  /// ```swift
  /// TextField("Name", text: $state.bind(\.name, to: { state, name in state.renamed(name) }))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The part of the state that the binding reads.
  ///   - action: Called with the current state and the new value.
  ///   - dueTime: The time to wait for further values. The action is then called with the state at that time and the
  ///     last value. The binding returns this value meanwhile, and its readers are updated. On pages of PortableUI, a
  ///     waiting edit is applied before an event of another control is handled, and no other action drops it.
  ///     Elsewhere, another action that is observed directly drops it: do not debounce a draft that a button saves.
  ///   - identifier: Distinguishes bindings of the same part with the same call site, such as the bindings in the rows
  ///     of a list. Edits of different parts never replace each other.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> ViewState,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { StateAction(action($0, $1)) }
  }

  /// A binding to a part of the state, which observes an asynchronous action when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: nonisolated(nonsending) @escaping (ViewState, Value) async -> ViewState,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { state, value in
      AsyncAction { await action(state, value) }
    }
  }

  /// A binding to a part of the state, which observes a sequence when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: @escaping (ViewState, Value) -> StateSequence<ViewState>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { action($0, $1) }
  }

  /// A binding to a part of the state, which observes a publisher when it is set.
  public func bind<Value, P: Publisher>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> P,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where P.Output == ViewState, P.Failure == Never {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { PublisherAction(action($0, $1)) }
  }

  /// A binding to a part of the state, which observes an asynchronous sequence when it is set.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func bind<Value, S: AsyncSequence>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState, Value) -> S,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where S.Element == ViewState, S.Failure == Never {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { SequenceAction(action($0, $1)) }
  }
}

// For an action that is a method of the state: `bind(\.name, to: ProfileViewState.rename)`.
extension StateObserving {
  /// A binding to a part of the state, which changes the state to the one that an action returns when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState) -> (Value) -> ViewState,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { StateAction(action($0)($1)) }
  }

  /// A binding to a part of the state, which observes an asynchronous action when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: @escaping (ViewState) -> nonisolated(nonsending) (Value) async -> ViewState,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { state, value in
      let act = action(state)
      return AsyncAction { await act(value) }
    }
  }

  /// A binding to a part of the state, which observes a sequence when it is set.
  public func bind<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: @escaping (ViewState) -> (Value) -> StateSequence<ViewState>,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { action($0)($1) }
  }

  /// A binding to a part of the state, which observes a publisher when it is set.
  public func bind<Value, P: Publisher>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState) -> (Value) -> P,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where P.Output == ViewState, P.Failure == Never {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { PublisherAction(action($0)($1)) }
  }

  /// A binding to a part of the state, which observes an asynchronous sequence when it is set.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func bind<Value, S: AsyncSequence>(
    _ path: any KeyPath<ViewState, Value> & Sendable, to action: @escaping (ViewState) -> (Value) -> S,
    debounced dueTime: Duration? = nil, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> where S.Element == ViewState, S.Failure == Never {
    container.binding(path, dueTime, identifier, CallSite(file, line, column)) { SequenceAction(action($0)($1)) }
  }
}

extension StateContainer {
  /// A binding that reads a part of the state, and observes an action when it is set.
  ///
  /// While a value waits for its due time, the binding returns that value. Otherwise a field that is rendered again
  /// meanwhile would lose what was typed.
  ///
  /// - Parameter action: Returns the action for the current state and the new value.
  fileprivate func binding<Value, A: Action<State>>(
    _ path: any KeyPath<State, Value> & Sendable, _ dueTime: Duration?, _ identifier: some Hashable,
    _ callSite: CallSite,
    to action: @escaping @MainActor (State, Value) -> A
  ) -> Binding<Value> {
    guard let dueTime else {
      return Binding { @MainActor in
        self.state[keyPath: path]
      } set: { @MainActor value in
        self.observe(action(self.storage.value, value), from: Cause(callSite))
      }
    }
    let key = DebounceKey(path, callSite, identifier)
    return Binding { @MainActor in
      // Always read, so that a view that reads the binding is updated when the state changes.
      let current = self.state[keyPath: path]
      // A cast of an optional that is `nil` would succeed if the value is optional too.
      if let waiting = self.waitingValue(for: key) { return waiting as? Value ?? current }
      return current
    } set: { @MainActor value in
      self.debounceEdit(dueTime, key, callSite, value: value) { action($0, value) }
    }
  }
}
