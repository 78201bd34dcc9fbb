extension View {
  /// Starts asynchronous work when this view comes onto the page and cancels it when the view leaves.
  ///
  /// Work of a view that is covered, by a level of a navigation stack or another tab, is cancelled too, and starts again
  /// when the view is uncovered.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    BehaviourModifier(
      content: self, behaviour: TaskBehaviour(id: NoIdentity(), priority: priority, action: action))
  }

  /// Starts asynchronous work again whenever `id` changes; the work of the old value is cancelled first.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    BehaviourModifier(content: self, behaviour: TaskBehaviour(id: id, priority: priority, action: action))
  }
}

/// The identity of work that has none, and so never starts again.
private struct NoIdentity: Equatable {}

private struct TaskBehaviour<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskBehaviour: Behaviour {
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

/// One run of a `task` modifier: waiting to start, running, or over.
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
