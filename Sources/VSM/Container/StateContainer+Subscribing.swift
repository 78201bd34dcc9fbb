import CombineShim

extension StateContainer {
  /// Announces that the state will change; what views need, and nothing else should.
  public var objectWillChange: ObservableObjectPublisher { storage.objectWillChange }

  /// Publishes the current state on subscription, then each new state before it is stored.
  ///
  /// This is what a `@Published` property does: while a subscriber hears of a state, ``state`` is still the one before.
  public var willSetPublisher: StatePublisher<State> { storage.willSetPublisher }

  /// Publishes the current state on subscription, then each new state after it has been stored.
  public var didSetPublisher: StatePublisher<State> { storage.didSetPublisher }

  /// The current state and every later one, none skipped: `for await state in container.states`.
  public var states: States { States(storage: storage) }
}
