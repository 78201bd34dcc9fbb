import VSM

/// Knows what is under way in some containers, and on the page around them, so that a test waits for exactly that.
///
/// It is quiet when three things are true:
///
/// - Nothing on its accounts goes on by itself: each action, task of the page and timer of a container has ended, or is
///   suspended on something that only the test moves.
/// - No state is on its way from another thread to a container.
/// - No job that the test has caused is enqueued or runs. Where jobs cannot be followed (see ``JobTracking``), a few turns
///   of the executors without any activity stand for this.
@MainActor
final class Quiescence {
  /// What a page does besides the actions of its containers.
  struct Page {
    let owner: WorkOwner
    /// Whether the page's views or tasks are running at the moment.
    let isCurrent: () -> Bool
    let taskCount: () -> Int
    let flush: () -> Void
  }

  var page: Page?
  private(set) var containers: Set<StateContainerID> = []
  /// Receive everything that happens in the containers, after it has been counted.
  var listeners: [any StateContainerObserver] = []

  let lineage = JobTracking.currentLineage()
  private var idleHandler: UInt64?
  private var registration: StateContainerObservers.Registration?
  private var isAttributing = false

  /// The actions of the containers that are under way and come to an end.
  private(set) var actions: Set<ObservedAction> = []
  /// Counts everything that happens, so that two moments can be told apart.
  private(set) var activity: UInt64 = 0
  private var waiters: [QuiescenceWaiter] = []
  private var isCheckScheduled = false

  init() {
    registration = StateContainerObservers.add(Observer(reportingTo: self))
    ContainerWork.account = OngoingWork.account
    Self.instances.removeAll { $0.quiescence == nil }
    Self.instances.append(Weak(quiescence: self))
    idleHandler = lineage?.onIdle { [weak self] in nextOnMainQueue { self?.scheduleCheck() } }
  }

  deinit {
    if let idleHandler { lineage?.removeHandler(idleHandler) }
  }

  private struct Weak {
    weak var quiescence: Quiescence?
  }

  private static var instances: [Weak] = []

  static var all: [Quiescence] { instances.compactMap(\.quiescence) }

  /// Waits for this container too, as far as its actions begin from here on.
  func watch(_ container: StateContainerID) {
    containers.insert(container)
  }

  /// Counts the containers made in `make` among the page's own.
  func attributing<Result>(_ make: () -> Result) -> Result {
    isAttributing = true
    defer { isAttributing = false }
    return make()
  }

  /// Whether this waits for what the owner's tasks do.
  func watches(_ owner: WorkOwner) -> Bool {
    switch owner {
    case .action(let action): containers.contains(action.container)
    case .work(let work): containers.contains(work.container)
    case .page: owner == page?.owner
    }
  }

  /// Whether something goes on by itself, as far as it is on an account.
  var isBusy: Bool {
    if actions.contains(where: { SuspendedTasks.count(of: .action($0)) == 0 }) { return true }
    if OngoingWork.of(containers).contains(where: { SuspendedTasks.count(of: .work($0)) == 0 }) { return true }
    guard let page else { return false }
    return page.taskCount() > SuspendedTasks.count(of: page.owner)
  }

  var isQuiet: Bool { !isBusy && lineage?.isIdle ?? true }

  // MARK: Waiting

  /// Waits until nothing is under way that goes on by itself.
  ///
  /// It ends as well when the task is canceled, or when the wait has been reported as one that nothing will end.
  ///
  /// - Parameter location: Where the test waits, for a report on a wait that lasts.
  func settle(at location: TestLocation) async {
    var idleRounds = 0
    repeat {
      let before = activity
      guard await wait(until: nil, describedAs: "everything is quiet", at: location) else { return }
      if JobTracking.isAvailable { return }
      await passTurns()
      idleRounds = activity == before && !isBusy ? idleRounds + 1 : 0
    } while idleRounds < 3
  }

  /// Waits until the condition holds, or without one until everything is quiet.
  ///
  /// - Returns: Whether it holds; not if the task was canceled or the wait was given up.
  func wait(
    until condition: (() -> Bool)?, describedAs goal: String, at location: TestLocation
  ) async -> Bool {
    let waiter = QuiescenceWaiter(condition: condition)
    let stall = StalledWait(for: goal, in: self, waiter: waiter)
    defer { stall.end() }
    while true {
      switch await outcome(of: waiter) {
      case .satisfied: return true
      case .canceled: return false
      case .closed:
        TestFailure("The page was closed while the test waited until \(goal).", at: location).record()
        return false
      case .lasting(let message): TestFailure(message, at: location, severity: .warning).record()
      case .stuck(let message):
        TestFailure(message, at: location).record()
        return false
      }
    }
  }

  /// Suspends the task until there is news for the waiter.
  private func outcome(of waiter: QuiescenceWaiter) async -> QuiescenceWaiter.Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume(returning: .canceled) }
        if waiter.condition?() == true { return continuation.resume(returning: .satisfied) }
        waiter.continuation = continuation
        waiters.append(waiter)
        scheduleCheck()
      }
    } onCancel: {
      onMainQueue { self.resume(waiter, with: .canceled) }
    }
  }

  /// Resumes the task of a waiter, unless that has happened.
  func resume(_ waiter: QuiescenceWaiter, with outcome: QuiescenceWaiter.Outcome) {
    waiters.removeAll { $0 === waiter }
    let continuation = waiter.continuation
    waiter.continuation = nil
    continuation?.resume(returning: outcome)
  }

  /// Ends every wait, since the page is closed.
  func close() {
    for waiter in waiters { resume(waiter, with: waiter.condition == nil ? .satisfied : .closed) }
  }

  func noteActivity() {
    activity += 1
    scheduleCheck()
  }

  /// Looks after what is enqueued now whether a wait is over.
  private func scheduleCheck() {
    if waiters.isEmpty || isCheckScheduled { return }
    isCheckScheduled = true
    nextOnMainQueue { [weak self] in
      self?.isCheckScheduled = false
      self?.check()
    }
  }

  private func check() {
    page?.flush()
    guard waiters.contains(where: { $0.condition == nil }), isQuiet else { return }
    for waiter in waiters where waiter.condition == nil { resume(waiter, with: .satisfied) }
  }

  /// Resumes the waiters whose condition holds, after a change of the page.
  func checkConditions() {
    for waiter in waiters where waiter.condition?() == true { resume(waiter, with: .satisfied) }
  }
}

/// A task that waits for quiescence, or for a condition.
@MainActor
final class QuiescenceWaiter {
  enum Outcome {
    case satisfied
    case canceled
    case closed
    /// The wait lasts, but something may still go on by itself.
    case lasting(String)
    /// The wait lasts, and nothing will end it.
    case stuck(String)
  }

  /// What is waited for; `nil` for quiescence.
  let condition: (() -> Bool)?
  fileprivate(set) var continuation: CheckedContinuation<Outcome, Never>?

  init(condition: (() -> Bool)?) {
    self.condition = condition
  }
}

extension Quiescence {
  fileprivate func containerCreated(_ container: StateContainerID, state: Any) {
    guard isAttributing || page?.isCurrent() == true else { return }
    containers.insert(container)
    for listener in listeners { listener.containerCreated(container, state: state) }
  }

  fileprivate func actionBegan(_ action: ObservedAction) {
    guard containers.contains(action.container) else { return }
    // A publisher or an asynchronous sequence may be endless: it is followed from the start.
    if action.shape == .async { actions.insert(action) }
    noteActivity()
    for listener in listeners { listener.actionBegan(action) }
  }

  fileprivate func stateChanged(_ change: StateChange) {
    guard containers.contains(change.container) else { return }
    noteActivity()
    for listener in listeners { listener.stateChanged(change) }
  }

  fileprivate func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    guard containers.contains(action.container) else { return }
    actions.remove(action)
    noteActivity()
    for listener in listeners { listener.actionEnded(action, outcome: outcome) }
  }

  fileprivate func containerEnded(_ container: StateContainerID) {
    if containers.contains(container) { for listener in listeners { listener.containerEnded(container) } }
  }

  /// Observes without keeping the quiescence alive: observers are kept in a list of the whole process.
  private final class Observer: StateContainerObserver {
    private weak var quiescence: Quiescence?

    init(reportingTo quiescence: Quiescence) {
      self.quiescence = quiescence
    }

    func containerCreated(_ container: StateContainerID, state: Any) {
      quiescence?.containerCreated(container, state: state)
    }
    func actionBegan(_ action: ObservedAction) { quiescence?.actionBegan(action) }
    func stateChanged(_ change: StateChange) { quiescence?.stateChanged(change) }
    func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
      quiescence?.actionEnded(action, outcome: outcome)
    }
    func containerEnded(_ container: StateContainerID) { quiescence?.containerEnded(container) }
  }
}
