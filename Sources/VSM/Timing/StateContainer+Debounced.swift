import CombineShim

extension StateContainer {
  /// Goes to a state once nobody has asked for it again for some time.
  ///
  /// The call waits, and a newer call with the same identifier takes its place, with its own due time. What runs goes on
  /// meanwhile. When the time is over the action's expression is evaluated and observed, which ends the action that
  /// runs then. Observing another action directly forgets every call that waits; a state from the action that runs, or
  /// another call that becomes due, does not. Nothing is kept afterwards.
  ///
  /// - Parameters:
  ///   - state: The state, or an action that returns one: evaluated when it is due, and not before.
  ///   - dueTime: How long to wait, measured with the container's clock.
  ///   - identifier: Calls with equal identifiers take each other's place. Without one, those from the same place in the
  ///     source do; give one to each row of a list.
  public func observe(
    _ state: @escaping @autoclosure () -> State,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), state) {
      $0.follow($1, from: $2)
    }
  }

  /// Goes to the state that an action returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: @escaping () -> State,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), action) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows an asynchronous action once nobody has asked for it again for some time.
  public func observe(
    _ action: nonisolated(nonsending) @escaping () async -> State,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), { action }) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows a publisher once nobody has asked for it again for some time.
  public func observe<P: Publisher>(
    _ publisher: @escaping @autoclosure () -> P,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == State, P.Failure == Never {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), publisher) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows the publisher that an action returns, once nobody has asked for it again for some time.
  public func observe<P: Publisher>(
    _ action: @escaping () -> P,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == State, P.Failure == Never {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), action) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows an asynchronous sequence once nobody has asked for it again for some time.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func observe<S: AsyncSequence>(
    _ sequence: @escaping @autoclosure () -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), sequence) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows the sequence that an action returns, once nobody has asked for it again for some time.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public func observe<S: AsyncSequence>(
    _ action: @escaping () -> S,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), action) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows a stream once nobody has asked for it again for some time.
  public func observe(
    _ stream: @escaping @autoclosure () -> AsyncStream<State>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), stream) {
      $0.follow($1, from: $2)
    }
  }

  /// Follows the stream that an action returns, once nobody has asked for it again for some time.
  public func observe(
    _ action: @escaping () -> AsyncStream<State>,
    debounced dueTime: Duration, identifier: some Hashable = Never?.none,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    debounce(dueTime, identifier, CallSite(fileID: file, line: line, column: column), action) {
      $0.follow($1, from: $2)
    }
  }
}
