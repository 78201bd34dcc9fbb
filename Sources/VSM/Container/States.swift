extension StateContainer {
  /// The current state of a container and every later one, none skipped.
  ///
  /// Each iteration starts with the state that is current when it starts, and keeps the states it has not seen yet. It
  /// ends when the container is gone or the iterating task is cancelled, and keeps no container alive. States need not
  /// be `Sendable`, therefore they are iterated over on the main actor.
  public struct States {
    weak var storage: StateStorage<State>?
  }
}

extension StateContainer.States: @MainActor AsyncSequence {
  public typealias Element = State

  @MainActor public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(buffer: storage?.makeBuffer())
  }

  /// Takes the states of a container one by one.
  public struct AsyncIterator {
    let buffer: StateBuffer<State>?
  }
}

extension StateContainer.States.AsyncIterator: @MainActor AsyncIteratorProtocol {
  public typealias Element = State

  /// The next state; waits for it when every state has been seen.
  @MainActor public mutating func next() async -> State? {
    await buffer?.next()
  }
}
