import VSM

/// The rule that the newest action wins.
extension ProgramModel {
  func observe(_ action: ProgramAction, wasDebounced: Bool = false) {
    guard !isGone else { return }
    // An async function is not called before it starts.
    if action.shape != .async { happen(.evaluated(action.id), .evaluated(action.id)) }
    newest += 1
    let run = Run(action, number: newest)
    // A stream buffers from the beginning.
    if action.shape == .stream { starting[action.id] = run }
    supersede(keepingDebounced: wasDebounced)
    starting[action.id] = nil
    if run.number == newest { begin(run) }
  }

  /// Cancels the running action, and drops waiting states.
  private func supersede(keepingDebounced: Bool, as outcome: ActionOutcome = .superseded) {
    let (dropped, superseded) = (waiting, running)
    waiting = []
    running = nil
    if !keepingDebounced { debounced = [:] }
    if let last = reported { ended(last.isOver && dropped.isEmpty ? .finished : outcome) }
    if let superseded { cancel(superseded) }
    for state in dropped { letGo(state) }
  }

  func cancel(_ run: Run) {
    guard run.isCancellable else { return }
    run.isCancellable = false
    if run.action.isStubborn, !run.isDue { stubborn[run.action.id] = run }
    let dropped = run.arrivals
    if run.action.shape == .publisher { run.arrivals = [] }
    // Streams are notified of the cancellation on another thread.
    if run.action.shape != .stream { happen(.cancelled(run.action.id), .cancelled(run.action.id)) }
    // States that a task has not reached yet do not exist.
    if run.action.shape == .publisher { for case let state? in dropped { letGo(state) } }
  }

  private func begin(_ run: Run) {
    reported = run
    report(.began(run.number, run.action.observedShape))
    switch run.action.shape {
    case .state:
      conclude(run, with: run.action.leading[0])
    case .stream:
      running = run
      run.isCancellable = true
      if !run.arrivals.isEmpty { wake(run) }
    case .publisher:
      running = run
      start(run)
      subscribe(run)
    case .async, .sequence:
      running = run
      start(run)
      proceed(run)
    case .closing, .emitting:
      for state in run.action.leading { guard apply(state, of: run) else { return } }
      if run.action.shape == .closing, run.action.ends { return finish(run) }
      running = run
      start(run)
      proceed(run)
    }
  }

  private func start(_ run: Run) {
    starting[run.action.id] = run
    happen(.started(run.action.id), .started(run.action.id))
    starting[run.action.id] = nil
  }

  private func subscribe(_ run: Run) {
    run.isCancellable = true
    if run.number != newest { cancel(run) }
    for arrival in run.action.leading.map(Optional.some) + (run.action.ends ? [nil] : []) {
      guard run.isCancellable, !run.isComplete else { return }
      run.isComplete = arrival == nil
      run.arrivals.append(arrival)
      drain(run)
    }
  }

  /// Applies the states that a publisher has sent.
  private func drain(_ run: Run) {
    // States that arrive meanwhile from other threads are applied in a later turn.
    for _ in run.arrivals.indices {
      guard !run.arrivals.isEmpty else { return }
      if let state = run.arrivals.removeFirst() { apply(state, of: run) } else { finish(run) }
    }
  }

  /// Continues a task up to its next suspension.
  private func proceed(_ run: Run) {
    run.isCancellable = false
    while !run.arrivals.isEmpty {
      guard let state = run.arrivals.removeFirst() else { return finish(run) }
      // A stream leaves the main actor between two states.
      run.isDue = run.action.shape == .stream && !run.arrivals.isEmpty
      switch run.action.shape {
      case .async, .closing: return conclude(run, with: state)
      // An emitting task continues after its supersession.
      case .emitting: apply(state, of: run)
      default: guard apply(state, of: run) else { return }
      }
    }
    run.isCancellable = true
    if run.number != newest { cancel(run) }
  }

  /// Records an emission; `nil` is the end.
  func arrive(_ state: Int?, of action: Int, from place: ProgramStep.Place) {
    let stubborn = stubborn[action]
    guard let run = stubborn ?? starting[action] ?? running, run.action.id == action else { return }
    if run.action.shape.isClosing, state == nil { return }
    // A canceled task that still waits ends now, without an effect.
    if stubborn != nil { return self.stubborn[action] = nil }
    if run.action.shape == .publisher, !run.isCancellable { return }
    if run.isComplete { return }
    run.isComplete = state == nil
    run.arrivals.append(state)
    if run.action.shape == .publisher, place == .mainActor || cancellations > 0 { return drain(run) }
    if run.isCancellable || run.action.shape == .stream { wake(run) }
  }

  private func wake(_ run: Run) {
    guard !run.isDue else { return }
    run.isDue = true
    jobs.append(.run(run))
    contest()
  }

  /// Starts an action whose turn on the main actor has come.
  func go(on run: Run) {
    run.isDue = false
    guard run.isCancellable else { return }
    if run.action.shape == .publisher { drain(run) } else { proceed(run) }
  }

  /// Applies the last state of an action, which ends it.
  private func conclude(_ run: Run, with state: Int) {
    guard run.number == newest else { return }
    running = nil
    run.isOver = true
    apply(state, of: run)
    finish(run)
  }

  private func finish(_ run: Run) {
    guard run.number == newest else { return }
    run.isCancellable = false
    run.isOver = true
    running = nil
    reportEnd()
  }

  func reportEnd() {
    if reported?.isOver == true, waiting.isEmpty { ended(.finished) }
  }

  func ended(_ outcome: ActionOutcome) {
    guard let last = reported else { return }
    reported = nil
    report(.ended(last.number, outcome))
  }

  func refresh(_ action: ProgramAction) {
    observe(action)
    if let running, running.action.id == action.id { refreshed = running.number }
  }

  func cancelRefresh() {
    guard !isGone, let running, running.number == refreshed else { return }
    newest += 1
    supersede(keepingDebounced: true, as: .cancelled)
  }

  private func happen(_ event: ProgramEvent, _ occasion: Occasion) {
    log(event)
    react(to: occasion)
  }
}

extension ProgramAction {
  var observedShape: ActionShape {
    switch shape {
    case .state: .state
    case .async, .closing, .emitting: .async
    case .publisher: .publisher
    case .sequence, .stream: .sequence
    }
  }
}
