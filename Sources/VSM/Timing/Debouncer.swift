/// A container with debounced calls.
@MainActor
@usableFromInline
protocol DebouncingContainer: AnyObject, Sendable {
  nonisolated var id: StateContainerID { get }

  /// Releases a debouncer without waiting calls.
  func forget(_ debouncer: Debouncer<Self>)
}

/// Stores the debounced calls of one container, and starts each when it is due.
///
/// It exists while a call waits. One task sleeps until the next call is due. A call that delays another one does not
/// change the task, which then wakes once too early.
@MainActor
@usableFromInline
final class Debouncer<Container: DebouncingContainer> {
  private weak let container: Container?
  private let clock: ContainerClock
  private var queue = DebounceQueue<DebouncedCall<Container>>()
  private var timer: Timer?

  private struct Timer {
    let wakesAt: Duration
    let task: Task<Void, Never>
  }

  init(container: Container, clock: ContainerClock) {
    self.container = container
    self.clock = clock
  }

  /// Returns the value of the edit that waits with this key.
  func value(for key: DebounceKey) -> Any? { queue.action(for: key)?.value }

  func wait(_ dueTime: Duration, for key: DebounceKey, from callSite: CallSite, _ call: DebouncedCall<Container>) {
    let due = clock.now + dueTime
    let replaced = queue.add(call, for: key, due: due)
    replaced?.end()
    if timer.map({ due < $0.wakesAt }) ?? true { wake(at: due, from: callSite) }
    // Released here, since that can run any code.
    withExtendedLifetime(replaced) {}
  }

  /// Removes the calls that another action drops.
  ///
  /// - Returns: The removed calls, which the caller must release, since that can run any code.
  func drop() -> [DebouncedCall<Container>] {
    defer { forgetIfEmpty() }
    return queue.takeAll(where: \.isDropped)
  }

  /// Runs the call with this key before its due time.
  func fire(_ key: DebounceKey) {
    guard let call = queue.take(key) else { return }
    call.end()
    forgetIfEmpty()
    if let container { call.run(container) }
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
    while let call = queue.takeDue(at: clock.now) {
      call.end()
      guard let container else { return }
      call.run(container)
    }
    if let due = queue.nextDue {
      if timer.map({ due < $0.wakesAt }) ?? true { wake(at: due, from: nil) }
    } else {
      forgetIfEmpty()
    }
  }

  private func forgetIfEmpty() {
    guard queue.isEmpty else { return }
    timer?.task.cancel()
    timer = nil
    container?.forget(self)
  }

  deinit {
    timer?.task.cancel()
  }
}
