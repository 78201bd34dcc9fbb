import SwiftUIShim

extension StateContainer {
  /// Evaluates and observes an action after a due time without a newer call.
  ///
  /// - Parameters:
  ///   - value: The expression of the action.
  ///   - makeAction: Returns the action for the value of the expression.
  func debounce<Value, A: Action<State>>(
    _ dueTime: Duration, _ identifier: some Hashable, _ callSite: CallSite,
    _ value: @escaping () -> Value, _ makeAction: @escaping @MainActor (Value) -> A
  ) {
    wait(dueTime, for: DebounceKey(identifier, or: callSite), from: callSite) { _ in
      .action { $0.observe(makeAction(value()), from: Cause(callSite, isDebounced: true)) }
    }
  }

  /// Enqueues an edit, which replaces the waiting one with the same key, and notifies the readers of its value.
  ///
  /// - Parameters:
  ///   - value: The value that bindings with this key return meanwhile.
  ///   - action: Returns the action of the edit for the state at the due time.
  func debounceEdit<A: Action<State>>(
    _ dueTime: Duration, _ key: DebounceKey, _ callSite: CallSite, value: Any,
    _ action: @escaping @MainActor (State) -> A
  ) {
    storage.notifyingReaders {
      wait(dueTime, for: key, from: callSite) { debouncer in
        let run: DebouncedCall<State>.Run = {
          $0.observe(action($0.storage.value), from: Cause(callSite, isDebounced: true))
        }
        let edit = CurrentPage()?.delayEdit { [weak debouncer] in debouncer?.fire(key) }
        return if let edit { .pageEdit(run, value: value, edit) } else { .edit(run, value: value) }
      }
    }
  }

  private func wait(
    _ dueTime: Duration, for key: DebounceKey, from callSite: CallSite,
    _ makeCall: (Debouncer<State>) -> DebouncedCall<State>
  ) {
    let debouncer = debouncer ?? Debouncer(container: self, clock: clock)
    self.debouncer = debouncer
    debouncer.wait(dueTime, for: key, from: callSite, makeCall(debouncer))
  }

  /// Returns the value of the edit that waits with this key.
  func waitingValue(for key: DebounceKey) -> Any? { debouncer?.value(for: key) }

  /// Drops what waits, except for the edits of pages, since another action is observed directly.
  ///
  /// - Returns: The dropped calls, which the caller must release, since that can run any code.
  @usableFromInline func dropDebounced() -> Any? {
    guard let debouncer else { return nil }
    let dropped = debouncer.drop()
    if dropped.contains(where: \.isEdit) { storage.notifyingReaders {} }
    return dropped
  }

  /// Releases a debouncer without waiting calls.
  func forget(_ debouncer: Debouncer<State>) {
    if self.debouncer === debouncer { self.debouncer = nil }
  }
}

/// A debounced call that waits for its due time.
enum DebouncedCall<State> {
  typealias Run = @MainActor (StateContainer<State>) -> Void

  /// An action, which another action drops, since a state that is being left offered it.
  case action(Run)
  /// An edit outside of pages, which another action drops as well.
  case edit(Run, value: Any)
  /// An edit of a page, which runs before its due time if an event of another control arrives.
  case pageEdit(Run, value: Any, DelayedEdit)

  var run: Run {
    switch self {
    case .action(let run), .edit(let run, _), .pageEdit(let run, _, _): run
    }
  }

  var value: Any? {
    switch self {
    case .action: nil
    case .edit(_, let value), .pageEdit(_, let value, _): value
    }
  }

  var isEdit: Bool { value != nil }

  var isDropped: Bool {
    switch self {
    case .action, .edit: true
    case .pageEdit: false
    }
  }

  /// Records that the call no longer waits.
  @MainActor func end() {
    if case .pageEdit(_, _, let edit) = self { edit.end() }
  }
}

/// Stores the debounced calls of one container, and starts each when it is due.
///
/// It exists while a call waits. One task sleeps until the next call is due. A call that delays another one does not
/// change the task, which then wakes once too early.
@MainActor
@usableFromInline
final class Debouncer<State> {
  private weak let container: StateContainer<State>?
  private let clock: ContainerClock
  private var queue = DebounceQueue<DebouncedCall<State>>()
  private var timer: Timer?

  private struct Timer {
    let wakesAt: Duration
    let task: Task<Void, Never>
  }

  init(container: StateContainer<State>, clock: ContainerClock) {
    self.container = container
    self.clock = clock
  }

  /// Returns the value of the edit that waits with this key.
  func value(for key: DebounceKey) -> Any? { queue.action(for: key)?.value }

  func wait(_ dueTime: Duration, for key: DebounceKey, from callSite: CallSite, _ call: DebouncedCall<State>) {
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
  func drop() -> [DebouncedCall<State>] {
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
