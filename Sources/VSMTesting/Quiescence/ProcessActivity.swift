import Foundation

/// Detects whether a process can continue by itself.
enum ProcessActivity {
  #if os(Linux)
    /// Whether all other threads sleep and no timer is set.
    ///
    /// A runnable thread without a processor, as on a busy machine, does not count as sleeping.
    static func isIdle() -> Bool { !isAnyOtherThreadRunnable && !isAnyTimerArmed }

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

    /// Whether a timer descriptor is set, which Dispatch uses to wake sleeping tasks.
    private static var isAnyTimerArmed: Bool {
      names(in: "/proc/self/fdinfo").contains { descriptor in
        let information = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
        guard let line = information?.split(separator: "\n").first(where: { $0.hasPrefix("it_value:") }) else {
          return false
        }
        return line.contains { $0 != "0" && $0.isNumber }
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
