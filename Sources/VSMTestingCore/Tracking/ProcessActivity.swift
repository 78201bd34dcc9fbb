import Foundation

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
    static func isIdle() -> Bool {
      guard JobTracking.isAvailable, !JobTracking.hasSleepers else { return false }
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
