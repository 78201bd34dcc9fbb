extension View {
  /// Starts an asynchronous task when this view appears, and cancels it when the view leaves the page.
  ///
  /// The task of a view that is covered, by a level of a navigation stack or another tab, is also canceled, and starts
  /// again when the view is uncovered. As in SwiftUI, content without views, such as an `EmptyView` or an `if` whose
  /// condition is false, does not appear: its task starts with its first view.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    AppearanceModifier(
      content: self, behavior: TaskBehavior(id: NoIdentity(), priority: priority, action: action))
  }

  /// Restarts an asynchronous task whenever `id` changes. The task for the old value is canceled first.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    AppearanceModifier(content: self, behavior: TaskBehavior(id: id, priority: priority, action: action))
  }
}

/// The identity of a task that never restarts.
struct NoIdentity: Equatable {}

struct TaskBehavior<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskBehavior: AppearanceBehavior {
  var modifier: ViewDependentModifier? { .task }

  func appear(on host: ViewHost) -> TaskKeeper {
    let keeper = TaskKeeper()
    keeper.start(priority: priority, host: host, action)
    return keeper
  }

  func update(from old: Self, running: inout TaskKeeper?, on host: ViewHost) {
    guard let current = running, old.id != id else { return }
    current.cancel()
    let next = TaskKeeper()
    running = next
    host.afterRendering { next.start(priority: priority, host: host, action) }
  }

  func disappear(_ running: TaskKeeper, on host: ViewHost) { running.cancel() }
}

/// One run of a `task` modifier: scheduled, running or ended.
@MainActor
final class TaskKeeper {
  private var task: Task<Void, Never>?
  private var isCancelled = false

  func start(priority: TaskPriority, host: ViewHost, _ action: @escaping @Sendable () async -> Void) {
    guard !isCancelled else { return }
    host.usage.tasks += 1
    task = host.startTask {
      Task(priority: priority) {
        await action()
        host.usage.tasks -= 1
        host.didEndTask()
      }
    }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
    task = nil
  }
}
