import VSM

extension StateEmitter {
  /// Emits a state for each value of a shared stream, and one for its failure.
  ///
  /// This is how every action here ends. The newest action supersedes the one before, and with it the endless one that
  /// follows a repository; a feature whose action ended in a state would never again hear of a change.
  func follow<Value>(
    _ changes: Changes<Value>, state: (Value) -> State, failure: (any Error) -> State
  ) async {
    do {
      for try await value in changes { self(state(value)) }
    } catch {
      self(failure(error))
    }
  }
}
