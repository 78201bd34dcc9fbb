/// For tests: `for await state in model.load()` sees every state, without a container.
///
/// The leading states come first, then those of the steps. A step runs only when the iteration gets there: work that
/// returns its state in the iterating task, work that emits in a task of its own, which ends with the iterator. When the
/// iterating task is cancelled, the step that runs is cancelled and the iteration ends. Each iteration runs the steps
/// for itself. Anti-flicker is not noticed.
extension StateSequence: @MainActor AsyncSequence {
  public typealias Element = State

  @MainActor public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(steps: flatSteps[...])
  }

  private var flatSteps: [Step] {
    steps.flatMap { step in
      if case .timed(let sequence) = step { sequence.flatSteps } else { [step] }
    }
  }

  /// Takes the states of a sequence one by one.
  public struct AsyncIterator {
    fileprivate var steps: ArraySlice<Step>
    fileprivate var emission: Emission<State>?
  }
}

extension StateSequence.AsyncIterator: @MainActor AsyncIteratorProtocol {
  public typealias Element = State

  /// The next state; `nil` after the last, or when the task is cancelled.
  @MainActor public mutating func next() async -> State? {
    while !Task.isCancelled {
      if let emission {
        if let state = await emission.next() { return state }
        self.emission = nil
        continue
      }
      switch steps.popFirst() {
      case .state(let state): return state
      case .call(let make): return make()
      case .next(let work):
        let state = await work()
        if !Task.isCancelled { return state }
      case .emission(let work): emission = Emission(work)
      case .timed, nil: return nil
      }
    }
    emission = nil
    steps = []
    return nil
  }
}
