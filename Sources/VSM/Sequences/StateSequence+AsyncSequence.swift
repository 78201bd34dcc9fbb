/// Asynchronous iteration for tests: `for await state in model.load()` receives every state, without a container.
///
/// The leading states come first, then those of the steps. A step runs only when the iteration reaches it: work that
/// returns its state runs in the iterating task, and work that emits in a task of its own, which ends with the
/// iterator. When the iterating task is canceled, the current step is canceled and the iteration ends. Each iteration
/// runs the steps again. Anti-flicker is ignored.
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

  /// An iterator over the states of a sequence.
  public struct AsyncIterator {
    fileprivate var steps: ArraySlice<Step>
    fileprivate var emission: Emission<State>?
  }
}

extension StateSequence.AsyncIterator: @MainActor AsyncIteratorProtocol {
  public typealias Element = State

  /// Returns the next state, or `nil` after the last or when the task is canceled.
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

/// Work that emits states for an iteration, until the iteration ends.
@MainActor
final class Emission<State> {
  private let buffer = StateBuffer<State>()
  private let task: Task<Void, Never>

  /// Starts the work.
  init(_ work: @escaping StateSequence<State>.EmittingWork) {
    let sink = BufferSink(buffer)
    task = Task { @MainActor in
      guard !Task.isCancelled else { return }
      let emitter = StateEmitter(sink)
      await work(emitter)
      emitter.end()
      sink.buffer?.end()
    }
  }

  deinit {
    task.cancel()
  }

  /// Returns the next state of the work, or `nil` at its end or when the iterating task is canceled.
  func next() async -> State? {
    await withTaskCancellationHandler {
      await buffer.next()
    } onCancel: { [task] in
      task.cancel()
    }
  }
}

/// Buffers states for an iteration, and does not retain it.
@MainActor
private final class BufferSink<State>: StateSink {
  weak let buffer: StateBuffer<State>?

  init(_ buffer: StateBuffer<State>) {
    self.buffer = buffer
  }

  var isOpen: Bool { buffer != nil }

  var clock: ContainerClock? { nil }

  func receive(_ state: State) {
    buffer?.append(state)
  }
}
