import CombineShim

// Functions that observe each shape of action but the `StateSequence`. Each begins the action, which supersedes the
// previous one, and then applies its states while it is the newest action.
extension StateContainer {
  @inlinable func follow(_ action: nonisolated(nonsending) @escaping () async -> State, from cause: Cause) {
    guard let number = begin(.async, from: cause) else { return }
    run(action, as: number)
  }

  @inlinable func follow<P: Publisher>(_ publisher: P, from cause: Cause)
  where P.Output == State, P.Failure == Never {
    guard let action = begin(.publisher, from: cause) else { return }
    let subscriber = StateSubscriber(container: self, action: action)
    running = .subscription(subscriber)
    publisher.subscribe(subscriber)
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

  /// Follows a stream, which also exists where `AsyncSequence` has no `Failure`.
  ///
  /// For deployment targets below iOS 18 and its siblings, `for await` calls the stream's nonisolated `next()`, so the
  /// task leaves the main actor before each state. The compiler accepts this for states that are not `Sendable` only
  /// because it makes the hidden iterator `nonisolated(unsafe)`. That is safe here: only this task uses the iterator, and
  /// `yield` takes each state as `sending`, so nothing else accesses it.
  @inlinable func follow(_ stream: AsyncStream<State>, from cause: Cause) {
    guard let action = begin(.sequence, from: cause) else { return }
    run(action) { @MainActor [weak self] in
      guard self?.generation == action else { return }
      for await state in stream {
        guard self?.apply(state, of: action) == true else { return }
      }
      self?.finish(action)
    }
  }
}

// The tasks of actions.
extension StateContainer {
  /// Runs an action that returns its only state.
  @inlinable func run(_ action: nonisolated(nonsending) @escaping () async -> State, as number: UInt64) {
    run(number) { @MainActor [weak self] in
      guard self?.generation == number else { return }
      let state = await action()
      self?.conclude(number, with: state)
    }
  }

  /// Starts the task of an action, and retains it while it runs and is the newest.
  ///
  /// - Parameter work: Must not retain the container across a suspension.
  @inlinable func run(_ action: UInt64, _ work: sending @escaping @isolated(any) () async -> Void) {
    running = .starting
    let task = StateContainerObservers.isListening ? startObserved(work) : start(work)
    if action != generation {
      // Superseded by an action that was observed before its first suspension.
      task.cancel()
    } else if running.isRunning {
      running = .task(task)
    }
  }

  @inlinable func start(_ work: sending @escaping @isolated(any) () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate(operation: work)
    } else {
      Task(operation: work)
    }
  }

  /// Starts the task of an action with the action as a task-local value, by which tools identify the task.
  @usableFromInline func startObserved(
    _ work: sending @escaping @isolated(any) () async -> Void
  ) -> Task<Void, Never> {
    // Safe: it was sent here, and is sent on once.
    nonisolated(unsafe) let work = work
    return ObservedAction.$current.withValue(reporter?.current) { start(work) }
  }
}
