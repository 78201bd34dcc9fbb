import SwiftUIShim

// The parameters of vsm-ios 2.0 that make a property wrapper log its states.

extension ViewState {
  /// Creates a property with an initial state, and logs its states if `loggingEnabled` is `true`.
  ///
  /// vsm-ios 2.0 has the same parameters. A log of VSM contains the type of the state, so that `subsystem` and
  /// `observedViewType` are not needed, and have no effect.
  @available(*, deprecated, message: "Use @ViewState without parameters, and $state.startLogging() or StateLog.start()")
  @MainActor public init(
    wrappedValue: @autoclosure @escaping () -> State, subsystem: String = "", observedViewType: Any.Type? = nil,
    loggingEnabled: Bool = false
  ) {
    self.init(container: StateContainer(state: wrappedValue()).logging(loggingEnabled))
  }
}

extension RenderedViewState {
  /// Creates a property with an initial state, calls `render()` after each state is stored, and logs its states if
  /// `loggingEnabled` is `true`.
  ///
  /// vsm-ios 2.0 has the same parameters; `subsystem` has no effect.
  @available(*, deprecated, message: "Leave out the parameters, and use $state.startLogging() or StateLog.start()")
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> () -> Void, subsystem: String = "", loggingEnabled: Bool = false
  ) {
    self.init(container: StateContainer(state: wrappedValue).logging(loggingEnabled), render: render)
  }

  /// Creates a property with an initial state, calls `render(_:)` with each state before it is stored, and logs its
  /// states if `loggingEnabled` is `true`.
  ///
  /// vsm-ios 2.0 has the same parameters; `subsystem` has no effect.
  @available(*, deprecated, message: "Leave out the parameters, and use $state.startLogging() or StateLog.start()")
  public init<Parent: AnyObject>(
    wrappedValue: State, render: @escaping (Parent) -> (State) -> Void, subsystem: String = "",
    loggingEnabled: Bool = false
  ) {
    self.init(container: StateContainer(state: wrappedValue).logging(loggingEnabled), render: render)
  }
}

extension StateContainer {
  fileprivate func logging(_ isEnabled: Bool) -> StateContainer { isEnabled ? startLogging() : self }
}
