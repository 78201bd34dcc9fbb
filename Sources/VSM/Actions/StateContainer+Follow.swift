import CombineShim

// Functions that observe each shape of action but the `StateSequence`. Each begins the action, which supersedes the
// previous one, and then applies its states while it is the newest action.
extension StateContainer {
  @inlinable func follow(_ action: nonisolated(nonsending) @escaping () async -> State, from cause: Cause) {
    guard let number = begin(.async, from: cause) else { return }
    run(AsyncWork(container: self, number: number, action: action), as: number)
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
    run(SequenceWork(container: self, number: action, sequence: sequence), as: action)
  }

  /// Follows a stream, which also exists where `AsyncSequence` has no `Failure`.
  ///
  /// For deployment targets below iOS 18 and its siblings, `for await` calls the stream's nonisolated `next()`, so the
  /// task leaves the main actor before each state. The compiler accepts this for states that are not `Sendable` only
  /// because it makes the hidden iterator `nonisolated(unsafe)`. That is safe here: only this task uses the iterator, and
  /// `yield` takes each state as `sending`, so nothing else accesses it.
  @inlinable func follow(_ stream: AsyncStream<State>, from cause: Cause) {
    guard let action = begin(.sequence, from: cause) else { return }
    run(StreamWork(container: self, number: action, stream: stream), as: action)
  }
}

// The tasks of actions.
extension StateContainer {
  /// Starts the task of an action, and retains it while it runs and is the newest.
  @inlinable func run(_ work: some ActionWork, as action: UInt64) {
    running = .starting
    let task = StateContainerObservers.isListening ? startObserved(work) : start(work)
    if action != generation {
      // Superseded by an action that was observed before its first suspension.
      task.cancel()
    } else if running.isRunning {
      running = .task(task)
    }
  }

  @inlinable func start(_ work: some ActionWork) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in await work.run() }
    } else {
      Task { @MainActor in await work.run() }
    }
  }

  /// Starts the task of an action with the action as a task-local value, by which tools identify the task.
  @usableFromInline func startObserved(_ work: some ActionWork) -> Task<Void, Never> {
    let action = reporter?.current
    let task = ObservedAction.$current.withValue(action) { start(work) }
    if let action { ContainerWork.account?.started(action, in: task) }
    return task
  }
}

/// The work of an action's task, which must not retain the container across a suspension.
///
/// The task captures the values of this type. A closure that is passed on, and a weak reference that it captures, would
/// each need another block of memory.
@usableFromInline
protocol ActionWork {
  @MainActor func run() async
}

/// An action that returns its only state.
@usableFromInline
struct AsyncWork<State>: ActionWork {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let number: UInt64
  @usableFromInline let action: nonisolated(nonsending) () async -> State

  @inlinable init(
    container: StateContainer<State>, number: UInt64, action: nonisolated(nonsending) @escaping () async -> State
  ) {
    self.container = container
    self.number = number
    self.action = action
  }

  @inlinable func run() async {
    guard container?.starts(number) == true else { return }
    let state = await action()
    container?.conclude(number, with: state)
  }
}

/// An action that applies the states of a sequence.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
struct SequenceWork<States: AsyncSequence>: ActionWork where States.Failure == Never {
  @usableFromInline weak let container: StateContainer<States.Element>?
  @usableFromInline let number: UInt64
  @usableFromInline let sequence: States

  @inlinable init(container: StateContainer<States.Element>, number: UInt64, sequence: States) {
    self.container = container
    self.number = number
    self.sequence = sequence
  }

  @inlinable func run() async {
    guard container?.starts(number) == true else { return }
    for await state in sequence {
      guard container?.apply(state, of: number) == true else { return }
    }
    container?.finish(number)
  }
}

/// An action that applies the states of a stream.
@usableFromInline
struct StreamWork<State>: ActionWork {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let number: UInt64
  @usableFromInline let stream: AsyncStream<State>

  @inlinable init(container: StateContainer<State>, number: UInt64, stream: AsyncStream<State>) {
    self.container = container
    self.number = number
    self.stream = stream
  }

  @inlinable func run() async {
    guard container?.starts(number) == true else { return }
    for await state in stream {
      guard container?.apply(state, of: number) == true else { return }
    }
    container?.finish(number)
  }
}
