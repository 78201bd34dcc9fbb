import Foundation

/// The times at which sleeping tasks of tests wake.
///
/// A canceled sleep is kept until its time has passed.
///
/// `@unchecked Sendable`: `lock` guards all mutable state.
final class SleepingTasks: @unchecked Sendable {
  typealias Instant = ContinuousClock.Instant

  private let lock = NSLock()
  private var wakes: [Instant] = []

  func add(until wake: Instant) {
    let now = Instant.now
    lock.withLock {
      wakes.removeAll { $0 <= now }
      wakes.append(wake)
    }
  }

  var isEmpty: Bool {
    let now = Instant.now
    return lock.withLock { wakes.allSatisfy { $0 <= now } }
  }
}

/// Detects whether a process can continue by itself.
enum ProcessActivity {
  #if os(Linux)
    /// Whether all other threads sleep, no test sleeps, and no other timer is set.
    ///
    /// A runnable thread without a processor, as on a busy machine, does not count as sleeping. Where sleeping tasks
    /// are unknown, a process never counts as idle.
    ///
    /// Dispatch itself sets a timer for every second, behind which it hides later ones that use the same clock. Such a
    /// timer, for example of `asyncAfter`, is not detected.
    static func isIdle(sleeps: SleepingTasks? = JobTracking.sleeps) -> Bool {
      guard let sleeps, sleeps.isEmpty else { return false }
      return !isAnyOtherThreadRunnable && !isAnyTimerSet(after: .seconds(1))
    }

    private static var isAnyOtherThreadRunnable: Bool {
      let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self").split(separator: "/")
        .last
      return names(in: "/proc/self/task").contains { thread in
        guard thread != own.map(String.init),
          let status = try? String(contentsOfFile: "/proc/self/task/\(thread)/stat", encoding: .utf8),
          let name = status.lastIndex(of: ")")
        else { return false }
        return status[name...].dropFirst(2).first != "S"
      }
    }

    /// Whether a timer descriptor fires later than after a duration. Dispatch uses them for all its timers.
    private static func isAnyTimerSet(after duration: Duration) -> Bool {
      names(in: "/proc/self/fdinfo").contains { descriptor in
        let information = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
        guard let value = information?.firstMatch(of: /it_value: \((\d+), (\d+)\)/),
          let seconds = Int64(value.1), let nanoseconds = Int64(value.2)
        else { return false }
        return .seconds(seconds) + .nanoseconds(nanoseconds) > duration
      }
    }

    private static func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
  #else
    /// Not detected on this platform: a long wait stays a warning.
    static func isIdle() -> Bool { false }
  #endif
}
