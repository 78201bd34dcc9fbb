/// An action that applies the states of an asynchronous sequence.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
struct SequenceAction<States: AsyncSequence>: TaskAction where States.Failure == Never {
  @usableFromInline typealias State = States.Element

  @usableFromInline let sequence: States

  @inlinable init(_ sequence: States) { self.sequence = sequence }

  @inlinable static var shape: ActionShape { .sequence }

  @inlinable func produceStates(for run: ActionRun<State>) async {
    for await state in sequence {
      guard run.apply(state) else { return }
    }
    run.finish()
  }
}

/// An action that applies the states of a stream, which also exists where `AsyncSequence` has no `Failure`.
///
/// For deployment targets below iOS 18 and its siblings, `for await` calls the stream's nonisolated `next()`, so the task
/// leaves the main actor before each state. The compiler accepts this for states that are not `Sendable` only because it
/// makes the hidden iterator `nonisolated(unsafe)`. That is safe here: only this task uses the iterator, and `yield` takes
/// each state as `sending`, so nothing else accesses it.
@usableFromInline
struct StreamAction<State>: TaskAction {
  @usableFromInline let stream: AsyncStream<State>

  @inlinable init(_ stream: AsyncStream<State>) { self.stream = stream }

  @inlinable static var shape: ActionShape { .sequence }

  @inlinable func produceStates(for run: ActionRun<State>) async {
    for await state in stream {
      guard run.apply(state) else { return }
    }
    run.finish()
  }
}
