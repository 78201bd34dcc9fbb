import VSM

/// Debounced actions, the turns of the main actor, and the end of the container.
extension ProgramModel {
  func debounce(_ action: ProgramAction, _ key: ProgramStep.DebounceKind, _ dueTime: Int) {
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
    time = end
    turn()
  }

  func turn() {
    settle()
    log(.quiet(states: statesInMemory, actions: actionsInMemory))
  }

  /// The main actor does everything that it has to do. Where the order is open, it makes no difference.
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
        events: record.events.count, heard: record.heard.values.reduce(0) { $0 + $1.count },
        states: statesInMemory, actions: actionsInMemory, sleepers: debounced.isEmpty ? 0 : 1))
  }

  private var statesInMemory: [Int] {
    // A subscription to a publisher that can come no more keeps its last value.
    let isKept = !isGone || subscribers.values.contains { [.willSet, .didSet].contains($0.publication) }
    return isKept ? [state] : []
  }

  private var actionsInMemory: [Int] {
    ((running.map { [$0.action.id] } ?? []) + stubborn.keys + debounced.values.map(\.action.id)).sorted()
  }

  func drop() {
    guard !isGone else { return }
    isGone = true
    debounced = [:]
    if let cancelled = running {
      running = nil
      cancel(cancelled)
      ended(cancelled.number, .cancelled)
    }
    report(.containerEnded)
  }
}
