import VSM

/// Tracks the work of some containers, and of the page around them, so that a test waits for exactly that.
///
/// It is quiet when three conditions hold:
///
/// - Each tracked action, page task and container timer has ended or is suspended until the test acts.
/// - No state is being delivered from another thread to a container.
/// - No job that the test has caused is enqueued or running. Where jobs cannot be tracked (see ``JobTracking``), a few
///   executor turns without any activity replace this condition.
@MainActor
package final class Quiescence {
  /// The work of a page besides the actions of its containers.
  package struct Page {
    /// Whether the page's views or tasks are running at the moment.
    let isCurrent: () -> Bool
    let taskCount: () -> Int
    let flush: () -> Void

    package init(
      isCurrent: @escaping () -> Bool, taskCount: @escaping () -> Int, flush: @escaping () -> Void
    ) {
      (self.isCurrent, self.taskCount, self.flush) = (isCurrent, taskCount, flush)
    }
  }

  package var page: Page?
  package private(set) var containers: Set<StateContainerID> = []
  /// The observers of the containers. They are notified after an event has been counted.
  package var listeners: [any StateContainerObserver] = []

  let lineage = JobTracking.currentLineage()
  private var idleHandler: UInt64?
  private var registration: StateContainerObservers.Registration?

  /// The running actions of the containers that are expected to end.
  private(set) var actions: Set<ObservedAction> = []
  /// A counter of all events, to detect activity between two moments.
  private(set) var activity: UInt64 = 0
  private var waiters: [QuiescenceWaiter] = []
  private var isCheckScheduled = false

  package init() {
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

  /// Adds a container, whose actions are tracked from here on.
  func watch(_ container: StateContainerID) {
    containers.insert(container)
  }

  /// Runs work of the page, so that the containers that it creates and the tasks that it starts are tracked.
  ///
  /// It does not belong to an action that causes it. The closure does not retain the quiescence.
  package var pageScope: (() -> Void) -> Void {
    { [lineage, id = ObjectIdentifier(self)] work in
      JobTracking.attributing(to: lineage) {
        ObservedAction.$current.withValue(nil) { WorkOwner.$currentPage.withValue(id, operation: work) }
      }
    }
  }

  /// The owner of the page's tasks.
  var pageOwner: WorkOwner { .page(ObjectIdentifier(self)) }

  /// Whether the work of the owner's tasks is tracked.
  func watches(_ owner: WorkOwner) -> Bool {
    switch owner {
    case .action(let action): containers.contains(action.container)
    case .work(let work): containers.contains(work.container)
    case .page: owner == pageOwner
    }
  }

  /// Whether any tracked work can continue by itself.
  var isBusy: Bool {
    if actions.contains(where: { SuspendedTasks.count(of: .action($0)) == 0 }) { return true }
    if OngoingWork.of(containers).contains(where: { SuspendedTasks.count(of: .work($0)) == 0 }) { return true }
    guard let page else { return false }
    return page.taskCount() > SuspendedTasks.count(of: pageOwner)
  }

  var isQuiet: Bool { !isBusy && lineage?.isIdle ?? true }

  // MARK: Waiting

  /// Waits until no work can continue without the test.
  ///
  /// The wait also ends when the task is canceled, or when it has been reported as one that nothing can end.
  ///
  /// - Parameter location: The location in the test, for the report of a long wait.
  package func settle(at location: TestLocation) async {
    var idleRounds = 0
    repeat {
      let before = activity
      guard await wait(until: nil, describedAs: "everything is quiet", at: location) else { return }
      if JobTracking.isAvailable { return }
      await passTurns()
      idleRounds = activity == before && !isBusy ? idleRounds + 1 : 0
    } while idleRounds < 3
  }

  /// Waits until the condition holds or, without a condition, until everything is quiet.
  ///
  /// - Returns: Whether that was reached. It is `false` if the task was canceled or the wait was ended without success.
  package func wait(
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

  /// Suspends the task until the waiter has an outcome.
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

  /// Resumes the task of a waiter, if it is suspended.
  func resume(_ waiter: QuiescenceWaiter, with outcome: QuiescenceWaiter.Outcome) {
    waiters.removeAll { $0 === waiter }
    let continuation = waiter.continuation
    waiter.continuation = nil
    continuation?.resume(returning: outcome)
  }

  /// Ends every wait, because the page is closed.
  package func close() {
    for waiter in waiters { resume(waiter, with: waiter.condition == nil ? .satisfied : .closed) }
  }

  package func noteActivity() {
    activity += 1
    scheduleCheck()
  }

  /// Checks whether waits are over, after everything that is currently enqueued has run.
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
  package func checkConditions() {
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
    /// The wait lasts, but some work may still continue.
    case lasting(String)
    /// The wait lasts, and no work is left that can end it.
    case stuck(String)
  }

  /// The condition to wait for, or `nil` for quiescence.
  let condition: (() -> Bool)?
  fileprivate(set) var continuation: CheckedContinuation<Outcome, Never>?

  init(condition: (() -> Bool)?) {
    self.condition = condition
  }
}

extension Quiescence {
  fileprivate func containerCreated(_ container: StateContainerID, state: Any) {
    guard WorkOwner.currentPage == ObjectIdentifier(self) || page?.isCurrent() == true else { return }
    containers.insert(container)
    for listener in listeners { listener.containerCreated(container, state: state) }
  }

  fileprivate func actionBegan(_ action: ObservedAction) {
    guard containers.contains(action.container) else { return }
    // A publisher or an asynchronous sequence can be endless, so it counts as followed from the start.
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

  /// Observes without retaining the quiescence, because observers are stored in a process-wide list.
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
