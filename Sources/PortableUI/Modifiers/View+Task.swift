extension View {
  /// Starts an asynchronous task when this view appears, and cancels it when the view leaves the page.
  ///
  /// The task of a view that is covered, by a level of a navigation stack or another tab, is also canceled, and starts
  /// again when the view is uncovered.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    BehaviorModifier(
      content: self, behavior: TaskBehavior(id: NoIdentity(), priority: priority, action: action))
  }

  /// Restarts an asynchronous task whenever `id` changes. The task for the old value is canceled first.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    BehaviorModifier(content: self, behavior: TaskBehavior(id: id, priority: priority, action: action))
  }
}

/// The identity of a task that never restarts.
private struct NoIdentity: Equatable {}

private struct TaskBehavior<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskBehavior: Behavior {
  func mount(in node: _Node) -> TaskKeeper {
    let keeper = TaskKeeper()
    if node.isShown { schedule(keeper, in: node) }
    return keeper
  }

  func update(from old: Self, kept: inout TaskKeeper, in node: _Node) {
    guard old.id != id else { return }
    paneDidChange(isShown: node.isShown, kept: &kept, in: node)
  }

  func paneDidChange(isShown: Bool, kept: inout TaskKeeper, in node: _Node) {
    kept.cancel()
    kept = TaskKeeper()
    if isShown { schedule(kept, in: node) }
  }

  func unmount(_ kept: TaskKeeper, in node: _Node) {
    kept.cancel()
  }

  @MainActor private func schedule(_ keeper: TaskKeeper, in node: _Node) {
    let host = node.host
    host.afterRendering { keeper.start(priority: priority, host: host, action) }
  }
}

/// One run of a `task` modifier: scheduled, running or ended.
@MainActor
private final class TaskKeeper {
  private var task: Task<Void, Never>?
  private var isCancelled = false

  func start(priority: TaskPriority, host: ViewHost, _ action: @escaping @Sendable () async -> Void) {
    guard !isCancelled else { return }
    host.usage.tasks += 1
    task = Task(priority: priority) {
      await action()
      host.usage.tasks -= 1
      host.didEndTask()
    }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
    task = nil
  }
}
