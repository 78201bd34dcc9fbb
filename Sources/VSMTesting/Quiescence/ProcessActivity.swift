import Foundation

/// Finds out whether a process can go on by itself.
enum ProcessActivity {
  #if os(Linux)
    /// Whether every other thread sleeps, and no timer will wake one.
    ///
    /// A thread that could run but gets no processor, as on a busy machine, does not sleep.
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

    /// Whether a timer descriptor is set, which is how Dispatch wakes up tasks that sleep.
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
    /// Not known here: a wait that lasts remains a warning.
    static func isIdle() -> Bool { false }
  #endif
}
