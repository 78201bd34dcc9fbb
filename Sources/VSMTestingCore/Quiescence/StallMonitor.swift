import Foundation

/// The times that a wait can last before it is reported.
struct WaitPatience: Sendable {
  /// The real time that a wait can last before a warning is recorded.
  var warning = Duration.seconds(5)
  /// The additional real time without progress before an error is recorded.
  var failure = Duration.seconds(10)
  /// Returns whether nothing in the process can continue by itself, as far as this can be detected.
  var isProcessIdle: @Sendable () -> Bool = { ProcessActivity.isIdle() }

  @TaskLocal static var current = WaitPatience()
}

/// Measures on a thread of its own how long tests wait.
///
/// The thread waits on a condition. It uses neither tasks nor Dispatch timers, because it looks for those.
///
/// `@unchecked Sendable`: `condition` guards all mutable state.
final class StallMonitor: @unchecked Sendable {
  static let shared = StallMonitor()

  enum Stall {
    case lasting
    case stuck
  }

  /// A wait that is measured.
  ///
  /// `@unchecked Sendable`: the monitor's condition guards all mutable state after the watch has been added.
  final class Watch: @unchecked Sendable {
    let patience: WaitPatience
    let lineages: [JobLineage]
    /// Called on the monitor's thread. Set it before the watch is added.
    var didStall: (Stall) -> Void = { _ in }

    private let start = ContinuousClock.now
    private var hasWarned = false
    private var isStuck = false
    /// The time since which no job of the test has been enqueued or has run, and the number of jobs that had run
    /// before.
    private var standstill: (since: ContinuousClock.Instant, jobsRun: UInt64)?
    private var idleSince: ContinuousClock.Instant?

    init(patience: WaitPatience, lineages: [JobLineage]) {
      (self.patience, self.lineages) = (patience, lineages)
    }

    /// Checks the wait, and returns a stall that must be reported.
    ///
    /// - Parameter isMainActorBusy: Whether the main actor has not yet run the block of the previous check, for example
    ///   because of other tests.
    fileprivate func check(at now: ContinuousClock.Instant, isMainActorBusy: Bool) -> Stall? {
      let jobsRun = lineages.reduce(0) { $0 + $1.jobsRun }
      if isMainActorBusy || !lineages.allSatisfy(\.isIdle) {
        standstill = nil
      } else if standstill?.jobsRun != jobsRun {
        standstill = (now, jobsRun)
      }
      guard hasWarned else {
        // Jobs that run or wait for a processor cause a warning only after a much longer time.
        let duration = standstill.map { now - $0.since } ?? .zero
        guard duration >= patience.warning || now - start >= patience.warning * 12 else { return nil }
        hasWarned = true
        return .lasting
      }
      guard !isStuck, standstill != nil, patience.isProcessIdle() else {
        idleSince = nil
        return nil
      }
      let since = idleSince ?? now
      idleSince = since
      guard now - since >= patience.failure else { return nil }
      isStuck = true
      return .stuck
    }

    /// Undoes a stall that was not reported because the wait was about to end or continue.
    func retract(_ stall: Stall) {
      StallMonitor.shared.condition.withLock {
        (isStuck, standstill, idleSince) = (false, nil, nil)
        if stall == .lasting { hasWarned = false }
      }
    }
  }

  /// The maximum time between two checks.
  private static let interval = Duration.seconds(1)

  private let condition = NSCondition()
  private var watches: [ObjectIdentifier: Watch] = [:]
  private var isRunning = false
  private var timers: [(due: ContinuousClock.Instant, work: @Sendable () -> Void)] = []
  /// Whether a block that the monitor has enqueued on the main actor has not run yet.
  ///
  /// Read it only in ``WaitPatience/isProcessIdle``, which is called while the condition is locked.
  private(set) var isAskingMainActor = false

  func add(_ watch: Watch) {
    condition.withLock {
      watches[ObjectIdentifier(watch)] = watch
      if watch.patience.warning < Self.interval { condition.signal() }
      if !isRunning {
        isRunning = true
        Thread.detachNewThread { [self] in run() }
      }
    }
  }

  func remove(_ watch: Watch) {
    condition.withLock { _ = watches.removeValue(forKey: ObjectIdentifier(watch)) }
  }

  /// Calls `work` on the monitor's thread after a time, if a wait is measured then.
  func run(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
    condition.withLock {
      timers.append((.now + duration, work))
      condition.signal()
    }
  }

  /// Removes and returns the work that is due. The caller holds the condition's lock.
  private func takeDueWork(at now: ContinuousClock.Instant) -> [@Sendable () -> Void] {
    let due = timers.filter { $0.due <= now }.map(\.work)
    timers.removeAll { $0.due <= now }
    return due
  }

  private func askMainActor() {
    isAskingMainActor = true
    nextOnMainQueue { [self] in condition.withLock { isAskingMainActor = false } }
  }

  /// Checks every wait repeatedly, until there are none left.
  private func run() {
    while true {
      let reports = condition.withLock { () -> [@Sendable () -> Void]? in
        if watches.isEmpty {
          isRunning = false
          timers = []
          return nil
        }
        let patience = watches.values.map { min($0.patience.warning, $0.patience.failure) }.min() ?? .zero
        let interval = min(Self.interval, max(.milliseconds(5), patience / 4))
        let pause = timers.map { $0.due - .now }.min().map { min($0, interval) } ?? interval
        if pause > .zero { _ = condition.wait(until: Date(timeIntervalSinceNow: pause / .seconds(1))) }
        let now = ContinuousClock.now
        let isMainActorBusy = isAskingMainActor
        // The thread that runs the block of the main actor is not idle, so the block is enqueued after the checks.
        defer { if !isMainActorBusy { askMainActor() } }
        let stalls = watches.values.compactMap { watch in
          watch.check(at: now, isMainActorBusy: isMainActorBusy).map { stall in { @Sendable in watch.didStall(stall) } }
        }
        return stalls + takeDueWork(at: now)
      }
      guard let reports else { return }
      for report in reports { report() }
    }
  }
}
