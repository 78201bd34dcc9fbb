import VSM

/// The newest action wins.
extension ProgramModel {
  func observe(_ action: ProgramAction, wasDebounced: Bool = false) {
    guard !isGone else { return }
    // An async function is not called before it starts.
    if action.shape != .async { happen(.evaluated(action.id), .evaluated(action.id)) }
    newest += 1
    let number = newest
    supersede(keepingDebounced: wasDebounced)
    guard number == newest else { return }
    begin(Run(action, number: number))
  }

  /// Cancels what runs, and drops what waits.
  private func supersede(keepingDebounced: Bool) {
    let dropped = waiting
    waiting = []
    if !keepingDebounced { debounced = [:] }
    if let superseded = running {
      running = nil
      ended(superseded.number, .superseded)
      cancel(superseded)
    }
    for state in dropped { letGo(state) }
  }

  func cancel(_ run: Run) {
    guard run.isCancellable else { return }
    run.isCancellable = false
    if run.action.isStubborn, !run.isDue { stubborn[run.action.id] = run }
    let dropped = run.arrivals
    if run.action.shape == .publisher { run.arrivals = [] }
    // Streams hear of it on their way to another thread.
    if run.action.shape != .stream { happen(.cancelled(run.action.id), .cancelled(run.action.id)) }
    // What a task has not come to is not a state yet.
    if run.action.shape == .publisher { for case let state? in dropped { letGo(state) } }
  }

  private func begin(_ run: Run) {
    if let last = reported { ended(last, .finished) }
    reported = run.number
    report(.began(run.number, run.action.shape.observed))
    switch run.action.shape {
    case .state:
      apply(run.action.leading[0], of: run)
      finish(run)
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
    }
  }

  private func start(_ run: Run) {
    happen(.started(run.action.id), .started(run.action.id))
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

  /// Applies what a publisher has sent.
  private func drain(_ run: Run) {
    // What arrives elsewhere meanwhile has a turn of its own.
    for _ in run.arrivals.indices {
      guard !run.arrivals.isEmpty else { return }
      if let state = run.arrivals.removeFirst() { apply(state, of: run) } else { finish(run) }
    }
  }

  /// Lets a task go on up to its next suspension.
  private func proceed(_ run: Run) {
    run.isCancellable = false
    while !run.arrivals.isEmpty {
      guard let state = run.arrivals.removeFirst() else { return finish(run) }
      // A stream leaves the main actor between two states.
      run.isDue = run.action.shape == .stream && !run.arrivals.isEmpty
      if run.action.shape == .async { return conclude(run, with: state) }
      guard apply(state, of: run) else { return }
    }
    run.isCancellable = true
    if run.number != newest { cancel(run) }
  }

  /// Something is emitted; `nil` is the end.
  func arrive(_ state: Int?, of action: Int, from place: ProgramStep.Place) {
    let stubborn = stubborn[action]
    guard let run = stubborn ?? running, run.action.id == action else { return }
    if run.action.shape == .async, state == nil { return }
    // Whoever was cancelled and waits all the same comes to its end now, and nobody cares.
    if stubborn != nil { return self.stubborn[action] = nil }
    if run.action.shape == .publisher, !run.isCancellable { return }
    if run.isComplete { return }
    run.isComplete = state == nil
    run.arrivals.append(state)
    if run.action.shape == .publisher, place == .mainActor || cancellations > 0 { return drain(run) }
    if run.isCancellable { wake(run) }
  }

  private func wake(_ run: Run) {
    guard !run.isDue else { return }
    run.isDue = true
    jobs.append(.run(run))
    contest()
  }

  /// The main actor gets to an action.
  func go(on run: Run) {
    run.isDue = false
    guard run.isCancellable else { return }
    if run.action.shape == .publisher { drain(run) } else { proceed(run) }
  }

  private func conclude(_ run: Run, with state: Int) {
    guard run.number == newest else { return }
    running = nil
    apply(state, of: run)
    finish(run)
  }

  private func finish(_ run: Run) {
    guard run.number == newest else { return }
    run.isCancellable = false
    running = nil
    ended(run.number, .finished)
  }

  func ended(_ number: UInt64, _ outcome: ActionOutcome) {
    guard number == reported else { return }
    reported = nil
    report(.ended(number, outcome))
  }

  private func happen(_ event: ProgramEvent, _ occasion: Occasion) {
    log(event)
    react(to: occasion)
  }
}

extension ProgramAction.Shape {
  var observed: ActionShape {
    switch self {
    case .state: .state
    case .async: .async
    case .publisher: .publisher
    case .sequence, .stream: .sequence
    }
  }
}
