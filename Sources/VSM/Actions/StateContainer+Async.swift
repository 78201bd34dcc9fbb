extension StateContainer {
  /// Follows an asynchronous action to the state that it returns, and ends the action that is running.
  ///
  /// The action starts on the main actor before this function returns and runs there up to its first suspension (on
  /// systems before iOS 26 and macOS 26 it starts soon after). If it is superseded it is cancelled, as
  /// `Task.isCancelled` tells it, and its state is ignored. Superseded before it starts, it never starts.
  ///
  /// A model that is neither `Sendable` nor isolated to the main actor needs the upcoming feature
  /// `NonisolatedNonsendingByDefault` to be enabled where its functions are declared.
  ///
  /// - Parameter action: Returns the next state. Errors become states inside it.
  @inlinable public func observe(
    _ action: nonisolated(nonsending) @escaping () async -> State,
    file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    follow(action, from: Cause(file, line, column))
  }

  @inlinable func follow(_ action: nonisolated(nonsending) @escaping () async -> State, from cause: Cause) {
    guard let number = begin(.async, from: cause) else { return }
    run(action, as: number)
  }

  @inlinable func run(_ action: nonisolated(nonsending) @escaping () async -> State, as number: UInt64) {
    run(number) { @MainActor [weak self] in
      guard self?.generation == number else { return }
      let state = await action()
      self?.conclude(number, with: state)
    }
  }

  /// Starts the task of an action, and holds it as long as it runs and is the newest.
  ///
  /// - Parameter work: Must not hold the container over a suspension.
  @inlinable func run(_ action: UInt64, _ work: sending @escaping @isolated(any) () async -> Void) {
    running = .starting
    let task = StateContainerObservers.isListening ? startObserved(work) : start(work)
    if action != generation {
      // Superseded by something it did on the way to its first suspension.
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

  /// Starts the task of an action in such a way that tools know it by its action.
  @usableFromInline func startObserved(
    _ work: sending @escaping @isolated(any) () async -> Void
  ) -> Task<Void, Never> {
    // Safe: it was sent here, and is sent on once.
    nonisolated(unsafe) let work = work
    return ObservedAction.$current.withValue(reporter?.current) { start(work) }
  }

  /// Applies the only state of an action, which thereby is over.
  @inlinable func conclude(_ action: UInt64, with state: State) {
    guard action == generation else { return }
    // Whoever hears of the state may observe the next action; this one no longer needs to be cancelled then.
    _ = takeRunning()
    apply(state, of: action)
    finish(action)
  }
}
