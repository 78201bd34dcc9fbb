/// Work that emits states for an iteration, as long as the iteration lasts.
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

  /// The next state that the work emits; `nil` when it is over or the iterating task is cancelled.
  func next() async -> State? {
    await withTaskCancellationHandler {
      await buffer.next()
    } onCancel: { [task] in
      task.cancel()
    }
  }
}

/// Buffers states for an iteration, and does not keep it.
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
