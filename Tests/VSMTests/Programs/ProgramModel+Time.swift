@testable import VSM

/// Debounced actions, turns of the main actor, and the release of the container.
extension ProgramModel {
  func debounce(_ action: ProgramAction, _ key: DebounceKey, _ dueTime: Int) {
    guard !isGone else { return }
    calls += 1
    debounced[key] = Debounced(action: action, due: time + dueTime, call: calls)
  }

  func advance(by duration: Int) {
    let end = time + duration
    settle()
    while let due = debounced.values.map(\.due).min(), due <= end {
      time = due
      while let next = debounced.min(by: { ($0.value.due, $0.value.call) < ($1.value.due, $1.value.call) }),
        next.value.due <= time
      {
        debounced[next.key] = nil
        observe(next.value.action, wasDebounced: true)
      }
      settle()
    }
    guard time < end else { return }
    time = end
    settle()
  }

  func turn() {
    settle()
    log(.quiet(rest))
  }

  /// Runs everything that waits for the main actor. Where the order is undefined, it makes no difference.
  private func settle() {
    while !jobs.isEmpty {
      switch jobs.removeFirst() {
      case .iterate(let id): iterate(id)
      case .run(let run): go(on: run)
      }
    }
    hasCancelledIteration = false
    milestones.append(
      Milestone(
        time: time, rest: rest, events: record.events.count, heard: record.heard.values.reduce(0) { $0 + $1.count }))
  }

  private var rest: Rest {
    // A subscription to a publisher of a released container retains its last value.
    let isKept = !isGone || subscribers.values.contains { [.willSet, .didSet].contains($0.publication) }
    let actions = (running.map { [$0.action.id] } ?? []) + stubborn.keys + debounced.values.map(\.action.id)
    return Rest(
      states: isKept ? [state] : [], actions: actions.sorted(), isRunning: running != nil,
      isRefreshing: running != nil && running?.number == refreshed, isDebouncing: !debounced.isEmpty)
  }

  func drop() {
    guard !isGone else { return }
    // A task that waits for an action retains the container.
    settle()
    while rest.isRefreshing {
      cancelRefresh()
      settle()
    }
    isGone = true
    debounced = [:]
    let cancelled = running
    running = nil
    if let cancelled { cancel(cancelled) }
    ended(.cancelled)
    report(.containerEnded)
  }
}
