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

  /// One wait that is measured. Its variables belong to the monitor's thread once it has been added.
  final class Watch: @unchecked Sendable {
    let patience: WaitPatience
    let lineage: JobLineage?
    /// Set before the watch is added. Called on the monitor's thread.
    var didStall: (Stall) -> Void = { _ in }

    fileprivate let start = ContinuousClock.now
    fileprivate var hasWarned = false
    fileprivate var idleSince: ContinuousClock.Instant?
    fileprivate var isStuck = false

    init(patience: WaitPatience, lineage: JobLineage?) {
      (self.patience, self.lineage) = (patience, lineage)
    }

    /// Looks at the wait; returns what there is to report.
    fileprivate func look(at now: ContinuousClock.Instant) -> Stall? {
      guard hasWarned else {
        guard now - start >= patience.warning else { return nil }
        hasWarned = true
        return .lasting
      }
      guard !isStuck, lineage?.isIdle ?? true, patience.isProcessIdle() else {
        idleSince = nil
        return nil
      }
      let since = idleSince ?? now
      idleSince = since
      guard now - since >= patience.failure else { return nil }
      isStuck = true
      return .stuck
    }
  }

  /// At most so much time passes from one look to the next.
  private static let interval = Duration.seconds(1)

  private let condition = NSCondition()
  private var watches: [ObjectIdentifier: Watch] = [:]
  private var isRunning = false

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

  /// Looks at every wait in turn, as long as there are any.
  private func run() {
    while true {
      let due = condition.withLock { () -> [Watch]? in
        if watches.isEmpty {
          isRunning = false
          return nil
        }
        let patience = watches.values.map { min($0.patience.warning, $0.patience.failure) }.min() ?? .zero
        let interval = min(Self.interval, max(.milliseconds(5), patience / 4))
        _ = condition.wait(until: Date(timeIntervalSinceNow: interval / .seconds(1)))
        return Array(watches.values)
      }
      guard let due else { return }
      let now = ContinuousClock.now
      for watch in due {
        if let stall = watch.look(at: now) { watch.didStall(stall) }
      }
    }
  }
}
