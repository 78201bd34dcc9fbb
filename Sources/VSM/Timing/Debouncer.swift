extension StateContainer {
  /// Evaluates and observes an action after a due time without a newer call.
  ///
  /// - Parameters:
  ///   - action: The expression of the action.
  ///   - follow: Observes the value of the expression.
  @usableFromInline func debounce<Action>(
    _ dueTime: Duration, _ identifier: some Hashable, _ callSite: CallSite,
    _ action: @escaping () -> Action,
    _ follow: @escaping @MainActor (StateContainer<State>, Action, Cause) -> Void
  ) {
    wait(dueTime, for: DebounceKey(identifier, or: callSite), from: callSite, value: nil) { container in
      follow(container, action(), Cause(callSite, isDebounced: true))
    }
  }

  /// Enqueues an action, which replaces the waiting one with the same key.
  ///
  /// - Parameter value: The value that it will be called with, for bindings that read it meanwhile.
  func wait(
    _ dueTime: Duration, for key: DebounceKey, from callSite: CallSite, value: Any?,
    then action: @escaping @MainActor (StateContainer<State>) -> Void
  ) {
    let debouncer = debouncer ?? Debouncer(container: self, clock: clock)
    self.debouncer = debouncer
    debouncer.wait(dueTime, for: key, from: callSite, value: value, then: action)
  }

  /// Releases a debouncer without waiting actions.
  func forget(_ debouncer: Debouncer<State>) {
    if self.debouncer === debouncer { self.debouncer = nil }
  }
}

/// Stores the debounced actions of one container, and starts each when it is due.
///
/// It exists while an action waits. One task sleeps until the next action is due. A call that delays an action does not
/// change the task, which then wakes once too early.
@MainActor
@usableFromInline
final class Debouncer<State> {
  typealias Action = @MainActor (StateContainer<State>) -> Void

  private weak let container: StateContainer<State>?
  private let clock: ContainerClock
  private var queue = DebounceQueue<Action>()
  private var timer: Timer?

  private struct Timer {
    let wakesAt: Duration
    let task: Task<Void, Never>
  }

  init(container: StateContainer<State>, clock: ContainerClock) {
    self.container = container
    self.clock = clock
  }

  /// Returns the value that a waiting action will be called with.
  func value(for key: DebounceKey) -> Any? { queue.value(for: key) }

  func wait(
    _ dueTime: Duration, for key: DebounceKey, from callSite: CallSite, value: Any? = nil, then action: @escaping Action
  ) {
    let due = clock.now + dueTime
    let replaced = queue.add(action, for: key, due: due, value: value)
    if timer.map({ due < $0.wakesAt }) ?? true { wake(at: due, from: callSite) }
    _ = replaced
  }

  /// Removes all waiting actions.
  ///
  /// - Returns: The removed actions, which the caller must release, since that can run any code.
  @usableFromInline func drop() -> Any {
    defer {
      queue = DebounceQueue()
      timer?.task.cancel()
      timer = nil
    }
    return queue
  }

  /// Restarts the timer.
  ///
  /// - Parameter callSite: The call site that requires the timer; `nil` after the timer has fired for another one.
  private func wake(at instant: Duration, from callSite: CallSite?) {
    timer?.task.cancel()
    let account = ContainerWork.account
    let work = account == nil ? nil : container.map { ContainerWork(.debounce, of: $0.id, from: callSite) }
    if let work { account?.began(work) }
    let task = Task { [weak self, clock] in
      if (try? await clock.sleep(until: instant, for: work)) != nil, !Task.isCancelled { self?.fire() }
      if let work { account?.ended(work) }
    }
    timer = Timer(wakesAt: instant, task: task)
  }

  private func fire() {
    timer = nil
    while let action = queue.takeDue(at: clock.now) {
      guard let container else { return }
      action(container)
    }
    if let due = queue.nextDue {
      if timer.map({ due < $0.wakesAt }) ?? true { wake(at: due, from: nil) }
    } else {
      container?.forget(self)
    }
  }

  deinit {
    timer?.task.cancel()
  }
}
