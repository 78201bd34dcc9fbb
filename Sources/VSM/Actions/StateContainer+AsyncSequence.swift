extension StateContainer {
  /// Follows every state of an asynchronous sequence, and ends the action that is running.
  ///
  /// The sequence is iterated over on the main actor. States that come without leaving it have been applied when this
  /// function returns (before iOS 26 and macOS 26, soon after). An endless sequence keeps no container alive.
  ///
  /// - Parameter sequence: Its task is cancelled when it is superseded or when the container goes.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(
    _ sequence: S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    follow(sequence, from: Cause(file, line, column))
  }

  /// Follows every state of the sequence that an action returns, and ends the action that is running.
  ///
  /// - Parameter action: Called at once, just as if its result were passed: `observe(model.load)`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable public func observe<S: AsyncSequence>(
    _ action: () -> S, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where S.Element == State, S.Failure == Never {
    follow(action(), from: Cause(file, line, column))
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @inlinable func follow<S: AsyncSequence>(_ sequence: S, from cause: Cause)
  where S.Element == State, S.Failure == Never {
    guard let action = begin(.sequence, from: cause) else { return }
    run(action) { @MainActor [weak self] in
      guard self?.generation == action else { return }
      for await state in sequence {
        guard self?.apply(state, of: action) == true else { return }
      }
      self?.finish(action)
    }
  }
}
