import SwiftUIShim

// Names of vsm-ios that have changed. Code that uses them compiles with a warning that contains the new name.

/// The container of vsm-ios 2.0.
@available(*, deprecated, renamed: "StateContainer")
public typealias AsyncStateContainer<State> = StateContainer<State>

/// The property wrapper of vsm-ios 1.x, with its name in vsm-ios 2.0.
@available(*, deprecated, renamed: "ViewState")
public typealias LegacyViewState<State> = ViewState<State>

/// The property wrapper of vsm-ios 1.x for classes, with its name in vsm-ios 2.0.
@available(*, deprecated, renamed: "RenderedViewState")
public typealias LegacyRenderedViewState<State> = RenderedViewState<State>

extension StateObserving {
  /// Applies the state that an asynchronous action returns.
  @available(*, deprecated, renamed: "observe")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    observe(action, file: file, line: line, column: column)
  }

  /// Follows an asynchronous action when a due time has passed without a newer call.
  @available(*, deprecated, renamed: "observe")
  public func observeAsync(
    _ action: nonisolated(nonsending) @escaping () async -> ViewState,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    observe(action, debounced: dueTime, identifier: identifier, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows an asynchronous action when it is set.
  @available(*, deprecated, renamed: "bind")
  public func bindAsync<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: nonisolated(nonsending) @escaping (ViewState, Value) async -> ViewState,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    bind(path, to: action, file: file, line: line, column: column)
  }

  /// A binding to a part of the state, which follows an asynchronous action of the state when it is set.
  @available(*, deprecated, renamed: "bind")
  public func bindAsync<Value>(
    _ path: any KeyPath<ViewState, Value> & Sendable,
    to action: @escaping (ViewState) -> nonisolated(nonsending) (Value) async -> ViewState,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Binding<Value> {
    bind(path, to: action, file: file, line: line, column: column)
  }

  /// Follows an asynchronous action, and returns when it has ended.
  @available(*, deprecated, renamed: "refresh(_:file:line:column:)")
  @_disfavoredOverload  // `refresh { … }` has no label either.
  public func refresh(
    state action: nonisolated(nonsending) @escaping () async -> ViewState,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) async {
    await refresh(action, file: file, line: line, column: column)
  }
}

extension StateSequence {
  /// Describes states by closures, each called after the previous one has returned, as in vsm-ios 1.x.
  @available(
    *, deprecated,
    message: """
      Write the states that come at once as values: 'StateSequence(.loading) { await fetch() }'. \
      For several asynchronous steps write a list: 'StateSequence { .loading; Next { await fetch() } }'.
      """
  )
  @_disfavoredOverload
  @inlinable public init(_ steps: nonisolated(nonsending) () async -> State...) {
    self.init(steps: steps.map { .next($0) })
  }
}

// The log of vsm-ios. Its options that still have an effect are presets of `StateLog.Options`.

extension StateLog.Options {
  /// Logs every event, and the payloads of states.
  @available(*, deprecated, message: "Write `[.standard, .payloads]`.")
  public static var defaults: Self { [.standard, .payloads] }

  /// Logs every event, and the names of states.
  @available(*, deprecated, renamed: "standard")
  public static var enumDefaults: Self { .standard }

  /// Logs changes of state by name.
  @available(*, deprecated, renamed: "changes")
  public static var conciseEnum: Self { .changes }
}

extension StateObserving {
  /// Logs the events of the container from now on.
  @available(*, deprecated, message: "Write `startLogging()`.")
  @discardableResult
  public func _debug(options: StateLog.Options = [.standard, .payloads]) -> Self {
    startLogging(options)
  }
}

extension StateContainer where State == Any {
  /// Logs the events of every container.
  @available(*, deprecated, message: "Write `StateLog.start()`.")
  public static func _debug(options: StateLog.Options = [.standard, .payloads]) {
    StateLog.start(options)
  }
}

extension ViewState where State == Any {
  /// Logs the events of every container.
  @available(*, deprecated, message: "Write `StateLog.start()`.")
  @MainActor public static func _debug(options: StateLog.Options = [.standard, .payloads]) {
    StateLog.start(options)
  }
}

extension RenderedViewState where State == Any {
  /// Logs the events of every container.
  @available(*, deprecated, message: "Write `StateLog.start()`.")
  public static func _debug(options: StateLog.Options = [.standard, .payloads]) {
    StateLog.start(options)
  }
}
