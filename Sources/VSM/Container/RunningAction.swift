/// The work that a container cancels when its action is superseded, or when the container is released.
@usableFromInline
enum RunningAction<State>: Sendable {
  /// No action runs.
  case none
  /// The leading states of an action are applied, or its task is about to start.
  case starting
  /// The task of an action runs up to its first suspension, before the container has stored it.
  case started(StartedTask)
  case task(Task<Void, Never>)
  case subscription(StateSubscriber<State>)

  @inlinable var isRunning: Bool {
    if case .none = self { false } else { true }
  }

  @usableFromInline func cancel() {
    switch self {
    case .none, .starting: break
    case .started(let task): task.cancel()
    case .task(let task): task.cancel()
    case .subscription(let subscriber): subscriber.cancel()
    }
  }
}

/// A task that runs up to its first suspension, within the call that created it.
///
/// `@unchecked Sendable`: it is used only on the main actor. A container that has one is in the middle of
/// `startTask`, which retains the container, so its `deinit` never meets one.
@usableFromInline
struct StartedTask: @unchecked Sendable {
  // The task exists as long as it runs, and the container replaces this value before it has ended. An
  // `UnsafeCurrentTask` consists of the same reference, but it would make each container larger and retain the task.
  @usableFromInline let task: Unmanaged<AnyObject>

  /// Represents the current task, or is `nil` outside of tasks.
  @inlinable init?() {
    guard let current = withUnsafeCurrentTask(body: { unsafeBitCast($0, to: Unmanaged<AnyObject>?.self) }) else {
      return nil
    }
    task = current
  }

  func cancel() { unsafeBitCast(task, to: UnsafeCurrentTask.self).cancel() }
}
