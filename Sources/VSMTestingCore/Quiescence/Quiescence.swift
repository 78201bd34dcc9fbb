import VSM

/// Tracks the work of some containers, and of the page around them, so that a test waits for exactly that.
///
/// It is quiet when three conditions hold:
///
/// - Each tracked action, page task and container timer has ended, is suspended until the test acts, or waits for the
///   next element of an asynchronous sequence. This includes its child tasks and the tasks that it awaits.
/// - No state is being delivered from another thread to a container.
/// - No job that the test has caused is enqueued or running. Where jobs cannot be tracked (see ``JobTracking``), a few
///   executor turns without any activity replace this condition, and a suspended child task counts for its parent.
@MainActor
package final class Quiescence {
  /// The work of a page besides the actions of its containers.
  package struct Page {
    /// Whether the page's views or tasks are running at the moment.
    let isCurrent: () -> Bool
    let flush: () -> Void

    package init(isCurrent: @escaping () -> Bool, flush: @escaping () -> Void) {
      (self.isCurrent, self.flush) = (isCurrent, flush)
    }
  }

  package var page: Page?
  package private(set) var containers: Set<StateContainerID> = []
  /// The observers of the containers. They are notified after an event has been counted.
  package var listeners: [any StateContainerObserver] = []

  /// The lineage of the test. There are two if another task has created it, such as the task of XCTest's `setUp()`.
  private(set) var lineages: [JobLineage] = []
  private var idleHandlers: [UInt64] = []
  private var registration: StateContainerObservers.Registration?

  /// The running actions of the containers that are expected to end.
  private(set) var actions: Set<ObservedAction> = []
  /// The running publishers and asynchronous sequences that the containers observe.
  private(set) var subscriptions: Set<ObservedAction> = []
  /// The tasks of actions and of the page that have not ended.
  private var tasks: [WorkOwner: Task<Void, Never>] = [:]
  private let pageID = PageID()
  private var lastPageTask: UInt64 = 0
  private var standstill = StreamPatience()
  /// A counter of all events, to detect activity between two moments.
  private(set) var activity: UInt64 = 0
  private var waiters: [QuiescenceWaiter] = []
  private var isCheckScheduled = false

  package init() {
    registration = StateContainerObservers.add(Observer(reportingTo: self))
    ContainerWork.account = OngoingWork.account
    Self.instances.removeAll { $0.quiescence == nil }
    Self.instances.append(Weak(quiescence: self))
    joinCurrentLineage()
  }

  deinit {
    for (lineage, handler) in zip(lineages, idleHandlers) { lineage.removeHandler(handler) }
  }

  /// Tracks the jobs that the current task causes.
  private func joinCurrentLineage() {
    guard let lineage = JobTracking.currentLineage(), !lineages.contains(where: { $0 === lineage }) else { return }
    lineages.append(lineage)
    idleHandlers.append(lineage.onIdle { [weak self] in nextOnMainQueue { self?.scheduleCheck() } })
  }

  private struct Weak {
    weak var quiescence: Quiescence?
  }

  private static var instances: [Weak] = []

  static var all: [Quiescence] { instances.compactMap(\.quiescence) }

  /// Adds the task of an action, unless the action has ended.
  func actionStarted(_ action: ObservedAction, in task: Task<Void, Never>) {
    if actions.contains(action) { tasks[.action(action)] = task }
  }

  /// Adds a container, whose actions are tracked from here on.
  func watch(_ container: StateContainerID) { containers.insert(container) }

  /// Runs work of the page, so that the containers that it creates and the tasks that it starts are tracked.
  ///
  /// It does not belong to an action that causes it. The closure does not retain the quiescence.
  package var pageScope: (() -> Void) -> Void {
    { [lineage = lineages.first, pageOwner] work in
      JobTracking.attributing(to: lineage) {
        ObservedAction.$current.withValue(nil) { WorkOwner.$currentPage.withValue(pageOwner, operation: work) }
      }
    }
  }

  /// The owner of tasks that the page starts otherwise than with a `task` modifier.
  var pageOwner: WorkOwner { .page(pageID) }

  /// Starts a task of the page, which is awaited until ``pageTaskEnded()`` is called in it.
  package func startPageTask(_ start: () -> Task<Void, Never>) -> Task<Void, Never> {
    lastPageTask += 1
    let owner = WorkOwner.pageTask(pageID, number: lastPageTask)
    let task = WorkOwner.$currentPage.withValue(owner, operation: start)
    JobTracking.started(task)
    tasks[owner] = task
    return task
  }

  /// Stops awaiting the current task.
  package func pageTaskEnded() {
    if let owner = WorkOwner.currentPage { tasks[owner] = nil }
    noteActivity()
  }

  /// The running tasks of the page's `task` modifiers, in the order of their start.
  var pageTasks: [WorkOwner] {
    tasks.keys.compactMap { owner in
      if case .pageTask(_, let number) = owner { (number, owner) } else { nil }
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether the work of the owner's tasks is tracked.
  func watches(_ owner: WorkOwner) -> Bool {
    switch owner {
    case .action(let action): containers.contains(action.container)
    case .work(let work): containers.contains(work.container)
    case .page, .pageTask: owner.page == pageID
    }
  }

  /// The progress that the tracked work can still make.
  private var progress: TaskProgress {
    let owners = actions.map { .action($0) } + OngoingWork.of(containers).map { .work($0) } + pageTasks
    return owners.map(progress).max() ?? .held
  }

  /// The progress that the tasks of an owner can still make.
  func progress(of owner: WorkOwner) -> TaskProgress {
    if let task = tasks[owner], let progress = JobTracking.progress(of: task, isHeld: SuspendedTasks.contains) {
      return progress
    }
    return SuspendedTasks.count(of: owner) > 0 ? .held : .waiting
  }

  /// Whether any tracked work can continue by itself.
  var isBusy: Bool { progress > .following }

  var isQuiet: Bool {
    let jobs = lineages.map(\.jobsEnqueued)
    guard lineages.allSatisfy(\.isIdle) else { return false }
    let progress = progress
    // A job that was enqueued meanwhile may have changed the tasks while they were examined.
    guard lineages.allSatisfy(\.isIdle), lineages.map(\.jobsEnqueued) == jobs else { return false }
    switch progress {
    case .held: return true
    case .following: return !lineages.contains(where: JobTracking.hasSleepers) && isStreamQuiet(after: jobs)
    case .waiting: return false
    case .running:
      // It runs as a job of another test, on an actor that both use, and its end is not reported.
      recheck(after: .milliseconds(10))
      return false
    }
  }

  /// Whether nothing has happened long enough for a stream to be idle.
  private func isStreamQuiet(after jobs: [UInt64]) -> Bool {
    guard let rest = standstill.rest(after: jobs + [activity]) else { return true }
    recheck(after: rest)
    return false
  }

  private func recheck(after duration: Duration) {
    StallMonitor.shared.run(after: duration) { [weak self] in nextOnMainQueue { self?.scheduleCheck() } }
  }

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
  /// - Parameters:
  ///   - subject: The subject of the condition, which determines when it is evaluated.
  ///   - goal: A description of the condition: "the page shows a button".
  /// - Returns: Whether that was reached. It is `false` if the task was canceled or the wait was ended without success.
  package func wait(
    until condition: (() -> Bool)?, of subject: QuiescenceWaiter.Subject = .page,
    describedAs goal: @autoclosure @escaping () -> String, at location: TestLocation
  ) async -> Bool {
    joinCurrentLineage()
    let waiter = QuiescenceWaiter(condition: condition, of: subject)
    let stall = StalledWait(for: goal, in: self, waiter: waiter)
    defer { stall.end() }
    while true {
      switch await outcome(of: waiter) {
      case .satisfied: return true
      case .canceled: return false
      case .closed:
        TestFailure("The page was closed while the test waited until \(goal()).", at: location).record()
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

  /// Resumes the waiters whose condition holds, after a change of what they are about.
  package func checkConditions(of subject: QuiescenceWaiter.Subject) {
    for waiter in waiters where waiter.subject == subject && waiter.condition?() == true {
      resume(waiter, with: .satisfied)
    }
  }
}

/// A task that waits for quiescence, or for a condition.
@MainActor
package final class QuiescenceWaiter {
  /// The subject of a condition.
  package enum Subject {
    case page
    /// The states of the containers.
    case states
  }

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
  fileprivate let subject: Subject
  fileprivate(set) var continuation: CheckedContinuation<Outcome, Never>?

  init(condition: (() -> Bool)?, of subject: Subject) {
    self.condition = condition
    self.subject = subject
  }
}

extension Quiescence {
  fileprivate func containerCreated(_ container: StateContainerID, state: Any) {
    guard WorkOwner.currentPage?.page == pageID || page?.isCurrent() == true else { return }
    containers.insert(container)
    for listener in listeners { listener.containerCreated(container, state: state) }
  }

  fileprivate func actionBegan(_ action: ObservedAction) {
    guard containers.contains(action.container) else { return }
    switch action.shape {
    case .async: actions.insert(action)
    // It can be endless, so it counts as followed from the start.
    case .publisher, .sequence: subscriptions.insert(action)
    case .state: break
    }
    noteActivity()
    for listener in listeners { listener.actionBegan(action) }
  }

  fileprivate func stateChanged(_ change: StateChange) {
    guard containers.contains(change.container) else { return }
    noteActivity()
    for listener in listeners { listener.stateChanged(change) }
    checkConditions(of: .states)
  }

  fileprivate func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    guard containers.contains(action.container) else { return }
    actions.remove(action)
    subscriptions.remove(action)
    tasks[.action(action)] = nil
    noteActivity()
    for listener in listeners { listener.actionEnded(action, outcome: outcome) }
  }

  fileprivate func containerEnded(_ container: StateContainerID) {
    if containers.contains(container) { for listener in listeners { listener.containerEnded(container) } }
  }

  /// Observes without retaining the quiescence, because observers are stored in a process-wide list.
  private final class Observer: StateContainerObserver {
    private weak var quiescence: Quiescence?

    init(reportingTo quiescence: Quiescence) { self.quiescence = quiescence }

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
