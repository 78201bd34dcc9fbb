extension StateContainer {
  /// Goes to a state, and ends the action that is running.
  ///
  /// - Parameter state: The next state, either by itself or returned from an action: `observe(model.cancel())`.
  @inlinable public func observe(
    _ state: consuming State, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    if isQuiet {
      // The usual case by far, at the price of a few comparisons.
      generation &+= 1
      storage.replace(with: state)
    } else {
      follow(state, from: Cause(file, line, column))
    }
  }

  /// Goes to the state that an action returns, and ends the action that is running.
  ///
  /// - Parameter action: Called at once, just as if its result were passed: `observe(model.cancel)`.
  @inlinable public func observe(
    _ action: () -> State, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    observe(action(), file: file, line: line, column: column)
  }

  @inlinable func follow(_ state: State, from cause: Cause) {
    guard let action = begin(.state, from: cause) else { return }
    apply(state, of: action)
    finish(action)
  }
}
