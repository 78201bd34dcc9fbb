// How an action runs, from top to bottom: `observe` makes it the newest action, `supersede` stops the one before it,
// `start` is up to its shape, `apply` stores its states and announces them, and `finish` ends it.
//
// An action ends in one of three ways, see `ActionOutcome`: it finishes by itself, a newer action supersedes it, or it is
// canceled. From then on it is no longer the newest action, or no longer the running one, and applies no state.

extension StateContainer {
  /// Observes a state, which is an action that ends at once.
  @inlinable func observe(state: consuming State, from cause: @autoclosure () -> Cause) {
    if isQuiet {
      // The usual case, which costs a few comparisons.
      newest.advance()
      storage.replace(with: state)
    } else {
      observe(StateAction(state), from: cause())
    }
  }

  /// Whether nothing runs, waits or is being announced, and a change has no subscribers.
  @inlinable var isQuiet: Bool {
    !running.isRunning && storage.audience == nil && !transitions.isAnnouncing && debouncer == nil
      && !StateContainerObservers.isListening
  }

  /// Observes an action of any shape: makes it the newest one, supersedes the action before it, and starts it.
  ///
  /// - Returns: The number of the action, or `nil` if it was not started: an endless chain of actions is broken, or the
  ///   action has already been superseded by one that was observed in response to the end of the previous one.
  @discardableResult
  @inlinable func observe<A: Action<State>>(_ action: consuming A, from cause: Cause) -> ActionNumber? {
    if transitions.isAnnouncing, !transitions.admitsAction() {
      reportEndlessTransitions(cause)
      return nil
    }
    newest.advance()
    let number = newest
    if running.isRunning || transitions.isAnnouncing || debouncer != nil {
      supersede(keepingDebounced: cause.isDebounced)
      guard number == newest else { return nil }
    }
    if StateContainerObservers.isListening {
      report { $0.began(number: number.value, shape: A.shape, callSite: cause.callSite) }
      guard number == newest else { return nil }
    }
    action.start(as: number, in: self)
    return number
  }
}

// Before an action starts, the previous one ends.
extension StateContainer {
  /// Stops the running action, and drops waiting states and debounced actions.
  @inlinable func supersede(keepingDebounced: Bool, as outcome: ActionOutcome = .superseded) {
    let waiting = transitions.takeWaiting()
    let dropped = keepingDebounced ? nil : dropDebounced()
    let superseded = takeRunning()
    // Reported before the cancellation, since a cancellation handler may observe the next action.
    if StateContainerObservers.isListening, superseded.isRunning || !waiting.isEmpty {
      report { $0.ended(as: outcome) }
    }
    superseded.cancel()
    // Retained until here, since releasing them can run any code.
    _ = (waiting, dropped)
  }

  /// Cancels an action, unless it has ended.
  func cancel(_ number: ActionNumber) {
    guard number == newest, running.isRunning else { return }
    newest.advance()
    supersede(keepingDebounced: true, as: .cancelled)
  }

  /// Removes the running action. Releasing it can run any code, so the caller must release it after the access to
  /// `running`.
  @inlinable func takeRunning() -> RunningAction<State> {
    let taken = running
    running = .none
    if progress != nil { endProgress() }
    return taken
  }
}

// Actions that start a task.
extension StateContainer {
  /// Starts the task of an action, and retains it while it runs and is the newest.
  @inlinable func startTask(of action: some TaskAction<State>, as number: ActionNumber) {
    running = .starting
    let run = ActionRun(number, of: self)
    let task = StateContainerObservers.isListening ? makeObservedTask(action, run) : makeTask(action, run)
    if number != newest {
      // Superseded by an action that was observed before its first suspension.
      task.cancel()
    } else if running.isRunning {
      running = .task(task)
    }
  }

  /// Creates the task of an action.
  ///
  /// The task captures the values of the action and of the run. A closure that is passed on would need another block of
  /// memory, and an asynchronous function around both branches another frame.
  @inlinable func makeTask(_ action: some TaskAction<State>, _ run: ActionRun<State>) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      Task.immediate { @MainActor in
        if run.starts() { await action.produceStates(for: run) }
      }
    } else {
      Task { @MainActor in
        if run.starts() { await action.produceStates(for: run) }
      }
    }
  }

  /// Creates the task of an action with the action as a task-local value, by which tools identify the task.
  @usableFromInline
  func makeObservedTask(_ action: some TaskAction<State>, _ run: ActionRun<State>) -> Task<Void, Never> {
    let observed = reporter?.current
    let task = ObservedAction.$current.withValue(observed) { makeTask(action, run) }
    if let observed { ContainerWork.account?.started(observed, in: task) }
    return task
  }

  /// Records that the task of an action starts, so that it can be canceled before its first suspension.
  ///
  /// - Returns: Whether the action is still the newest. Otherwise its work must not start.
  @inlinable func taskStarts(_ number: ActionNumber) -> Bool {
    guard number == newest else { return false }
    if case .starting = running, let task = StartedTask() { running = .started(task) }
    return true
  }
}

// While an action runs, it applies states, and at last it finishes.
extension StateContainer {
  /// Applies a state, unless its action has been superseded.
  ///
  /// - Returns: Whether the action may continue.
  @discardableResult
  @inlinable func apply(_ state: consuming State, of number: ActionNumber) -> Bool {
    guard number == newest else { return false }
    if transitions.isAnnouncing {
      transitions.enqueue(state)
      return true
    }
    if storage.audience == nil, !StateContainerObservers.isListening {
      storage.replace(with: state)
    } else {
      announce(state)
    }
    return number == newest
  }

  /// Announces a state, then those that were enqueued meanwhile.
  ///
  /// Not inlined into the tasks of actions, whose frames it would enlarge by a block of memory.
  @inline(never)
  @inlinable func announce(_ first: consuming State) {
    transitions.start()
    announceNext(first)
    while let state = transitions.next() { announceNext(state) }
    reportFinish()
  }

  @inlinable func announceNext(_ state: consuming State) {
    if StateContainerObservers.isListening { reportChange(to: state) }
    storage.announce(state)
  }

  /// Applies the last state of an action and finishes it, unless it has been superseded.
  @inlinable func finish(_ number: ActionNumber, with state: consuming State) {
    guard number == newest else { return }
    // A subscriber may observe the next action in response, and this one need not be canceled then.
    _ = takeRunning()
    apply(state, of: number)
    finish(number)
  }

  /// Finishes an action, unless it has been superseded.
  @inlinable func finish(_ number: ActionNumber) {
    guard number == newest else { return }
    _ = takeRunning()
    reportFinish()
  }

  /// Reports that an action has finished, after it has stopped running and its states are applied.
  @inlinable func reportFinish() {
    if StateContainerObservers.isListening, !running.isRunning, transitions.waiting.isEmpty {
      report { $0.ended(as: .finished) }
    }
  }
}
