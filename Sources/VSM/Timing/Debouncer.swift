/// Lets the debounced actions of one container wait, and hands them over when they are due.
///
/// It exists as long as something waits. One task sleeps until the next action is due; a call that puts an action off
/// leaves the task alone, which then wakes once too early.
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

  /// The value that the action under a key is to be called with, while it waits.
  func value(for key: DebounceKey) -> Any? { queue.value(for: key) }

  func wait(
    _ dueTime: Duration, for key: DebounceKey, from callSite: CallSite, value: Any? = nil, then action: @escaping Action
  ) {
    let due = clock.now + dueTime
    let replaced = queue.add(action, for: key, due: due, value: value)
    if timer.map({ due < $0.wakesAt }) ?? true { wake(at: due, from: callSite) }
    _ = replaced
  }

  /// Forgets everything that waits.
  ///
  /// - Returns: Whatever has to be let go, which can run code of others.
  @usableFromInline func drop() -> Any {
    defer {
      queue = DebounceQueue()
      timer?.task.cancel()
      timer = nil
    }
    return queue
  }

  /// Starts the timer anew.
  ///
  /// - Parameter callSite: Where the call was made that needs it; `nil` after the timer has fired for another one.
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
