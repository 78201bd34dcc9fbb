extension StateContainer {
  /// The current state and every later one: `for await state in container.states`.
  public var states: States { States(storage: storage) }

  /// The current state of a container and every later one.
  ///
  /// Each iteration begins with the current state and buffers the states that it has not returned. It ends when the
  /// container is released or the iterating task is canceled, and does not retain the container. States need not be
  /// `Sendable`, so the iteration runs on the main actor.
  public struct States {
    weak var storage: StateStorage<State>?
  }
}

extension StateContainer.States: @MainActor AsyncSequence {
  public typealias Element = State

  @MainActor public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(buffer: storage?.makeBuffer())
  }

  /// An iterator over the states of a container.
  public struct AsyncIterator {
    let buffer: StateBuffer<State>?
  }
}

extension StateContainer.States.AsyncIterator: @MainActor AsyncIteratorProtocol {
  public typealias Element = State

  /// Returns the next state. Suspends until there is one.
  @MainActor public mutating func next() async -> State? { await buffer?.next() }
}

extension StateStorage {
  fileprivate func makeBuffer() -> StateBuffer<State> {
    let buffer = StateBuffer(current: value)
    makeAudience().add(buffer)
    return buffer
  }
}
