import CombineShim

extension StateContainer {
  /// Follows every state of a publisher, and ends the action that is running.
  ///
  /// States that the publisher sends on the main actor are applied on the spot; those it sends on subscription have
  /// been applied when this function returns. States from elsewhere are applied on the main actor in the order in which
  /// they were sent, also among later ones from the main actor.
  ///
  /// - Parameter publisher: The subscription is unlimited, is cancelled when it is superseded or when the container
  ///   goes, and is let go when the publisher completes.
  @inlinable public func observe<P: Publisher>(
    _ publisher: P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == State, P.Failure == Never {
    follow(publisher, from: Cause(file, line, column))
  }

  /// Follows every state of the publisher that an action returns, and ends the action that is running.
  ///
  /// - Parameter action: Called at once, just as if its result were passed: `observe(model.load)`.
  @inlinable public func observe<P: Publisher>(
    _ action: () -> P, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) where P.Output == State, P.Failure == Never {
    follow(action(), from: Cause(file, line, column))
  }

  @inlinable func follow<P: Publisher>(_ publisher: P, from cause: Cause)
  where P.Output == State, P.Failure == Never {
    guard let action = begin(.publisher, from: cause) else { return }
    let subscriber = StateSubscriber(container: self, action: action)
    running = .subscription(subscriber)
    publisher.subscribe(subscriber)
  }
}
