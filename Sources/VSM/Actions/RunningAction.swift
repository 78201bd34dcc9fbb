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
/// It is an index, since a container with a reference to the current task would be larger.
@usableFromInline
struct StartedTask: Sendable {
  // Unchecked: no other code runs during an access.
  @MainActor @exclusivity(unchecked) private static var all: [UnsafeCurrentTask] = []

  /// The number of tasks that run up to their first suspension. Each was created by the one before it.
  @MainActor @usableFromInline static var count: Int { all.count }

  private let index: UInt32

  /// Represents the current task, until the caller that created it calls ``forget(downTo:)``.
  @MainActor @usableFromInline init() {
    index = UInt32(Self.all.count)
    withUnsafeCurrentTask { task in
      if let task { Self.all.append(task) }
    }
  }

  /// Forgets the tasks that were started since the number of them was `count`. Their first suspensions have been reached.
  @MainActor @usableFromInline static func forget(downTo count: Int) {
    if all.count > count { all.removeSubrange(count...) }
  }

  func cancel() {
    // A container that has one is in the middle of `run`, which retains it, so its `deinit` never calls this.
    MainActor.assumeIsolated { Self.all[Int(index)].cancel() }
  }
}

extension StateContainer {
  /// Records that the task of an action starts, so that it can be canceled before its first suspension.
  ///
  /// - Returns: Whether the action is still the newest. Otherwise its work must not start.
  @inlinable func starts(_ action: UInt64) -> Bool {
    guard action == generation else { return false }
    if case .starting = running { running = .started(StartedTask()) }
    return true
  }
}
