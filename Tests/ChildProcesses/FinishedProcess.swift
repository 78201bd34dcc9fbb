#if os(Linux) || os(macOS)
  import Foundation

  /// A child process that has ended, and what it printed.
  ///
  /// It inherits no descriptor but its standard ones. With Foundation's `Process`, it would also inherit those that other
  /// threads open while it starts. The tests of the demos and tools use swift-subprocess instead, which the tests of this
  /// package can't without being left out of `Scripts/typecheck-apple`.
  package struct FinishedProcess: Sendable {
    /// The exit status, or the negative number of the signal that ended the process.
    package let status: Int32
    /// Its standard output and its standard error.
    package let text: String

    /// Runs a program to its end, without input. Canceling the task kills it.
    ///
    /// - Parameter environment: The whole environment; by default, the environment of this process.
    package static func run(
      _ program: URL, _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) async throws -> FinishedProcess {
      expectTimeLimit(for: "a child process")
      // Into a file, since the process would block on a full pipe.
      let printed = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: printed) }
      let child = RunningChild(try SpawnedChild.start(program.path, arguments, environment, output: printed.path))
      let status = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread { continuation.resume(returning: child.end()) }
        }
      } onCancel: {
        child.kill()
      }
      return FinishedProcess(status: status, text: try String(contentsOf: printed, encoding: .utf8))
    }
  }

  /// A child process that can be killed while it is awaited.
  ///
  /// Unchecked because its state is accessed under the lock.
  private final class RunningChild: @unchecked Sendable {
    private let number: pid_t
    private let lock = NSLock()
    /// Whether the system can give the number to another process.
    private var isCollected = false

    init(_ number: pid_t) { self.number = number }

    func kill() {
      lock.withLock {
        if !isCollected { _ = Foundation.kill(number, SIGKILL) }
      }
    }

    /// Blocks until the process has ended, and returns its status.
    func end() -> Int32 {
      var information = siginfo_t()
      // The process keeps its number until the status is collected.
      while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
      return lock.withLock {
        isCollected = true
        var status: Int32 = 0
        while waitpid(number, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
      }
    }
  }
#endif
