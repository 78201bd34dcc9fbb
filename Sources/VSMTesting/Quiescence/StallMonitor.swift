import Foundation

/// How long a wait may last before it is reported.
struct WaitPatience: Sendable {
  /// After how much real time a warning is recorded.
  var warning = Duration.seconds(5)
  /// For how much more real time everything must have stood still before an error is recorded.
  var failure = Duration.seconds(10)
  /// Whether nothing in the process can go on by itself, as far as that can be found out.
  var isProcessIdle: @Sendable () -> Bool = { ProcessActivity.isIdle() }

  @TaskLocal static var current = WaitPatience()
}

/// Measures with a thread of its own how long tests wait.
///
/// A thread that waits on a condition, and neither a task nor a timer of Dispatch, since those are what it looks for.
///
/// `@unchecked Sendable`: `condition` guards everything that varies.
final class StallMonitor: @unchecked Sendable {
  static let shared = StallMonitor()

  enum Stall {
    case lasting
    case stuck
  }

  /// One wait that is measured.
  ///
  /// `@unchecked Sendable`: once it has been added, the monitor's condition guards everything that varies.
  final class Watch: @unchecked Sendable {
    let patience: WaitPatience
    let lineage: JobLineage?
    /// Set before the watch is added. Called on the monitor's thread.
    var didStall: (Stall) -> Void = { _ in }

    private let start = ContinuousClock.now
    private var hasWarned = false
    private var isStuck = false
    /// Since when no job of the test has been enqueued or has run, and how many had run before.
    private var standstill: (since: ContinuousClock.Instant, jobsRun: UInt64)?
    private var idleSince: ContinuousClock.Instant?

    init(patience: WaitPatience, lineage: JobLineage?) {
      (self.patience, self.lineage) = (patience, lineage)
    }

    /// Looks at the wait; returns what there is to report.
    ///
    /// - Parameter isMainActorBusy: Whether the main actor has not got to the last look's block, as with other tests.
    fileprivate func look(at now: ContinuousClock.Instant, isMainActorBusy: Bool) -> Stall? {
      let jobsRun = lineage?.jobsRun ?? 0
      if isMainActorBusy || lineage?.isIdle == false {
        standstill = nil
      } else if standstill?.jobsRun != jobsRun {
        standstill = (now, jobsRun)
      }
      guard hasWarned else {
        // Jobs that run, or wait for a processor, are no reason for a warning unless that lasts much longer.
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

    /// Takes back a stall that was not reported, since the wait was about to end or to be taken up again.
    func retract(_ stall: Stall) {
      StallMonitor.shared.condition.withLock {
        (isStuck, standstill, idleSince) = (false, nil, nil)
        if stall == .lasting { hasWarned = false }
      }
    }
  }

  /// At most so much time passes from one look to the next.
  private static let interval = Duration.seconds(1)

  private let condition = NSCondition()
  private var watches: [ObjectIdentifier: Watch] = [:]
  private var isRunning = false
  private var isAskingMainActor = false

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

  private func askMainActor() {
    isAskingMainActor = true
    nextOnMainQueue { [self] in condition.withLock { isAskingMainActor = false } }
  }

  /// Looks at every wait in turn, as long as there are any.
  private func run() {
    while true {
      let stalls = condition.withLock { () -> [(Watch, Stall)]? in
        if watches.isEmpty {
          isRunning = false
          return nil
        }
        let patience = watches.values.map { min($0.patience.warning, $0.patience.failure) }.min() ?? .zero
        let interval = min(Self.interval, max(.milliseconds(5), patience / 4))
        _ = condition.wait(until: Date(timeIntervalSinceNow: interval / .seconds(1)))
        let now = ContinuousClock.now
        let isMainActorBusy = isAskingMainActor
        if !isMainActorBusy { askMainActor() }
        return watches.values.compactMap { watch in
          watch.look(at: now, isMainActorBusy: isMainActorBusy).map { (watch, $0) }
        }
      }
      guard let stalls else { return }
      for (watch, stall) in stalls { watch.didStall(stall) }
    }
  }
}
