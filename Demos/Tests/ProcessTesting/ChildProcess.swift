import Foundation
import Subprocess

/// A running child process that reads and prints lines.
///
/// It inherits no descriptor but its standard ones. With Foundation's `Process`, it would also inherit sockets that
/// other threads open while it starts. A connection that is closed would then stay open in the child. The
/// process is killed with the last reference to this object.
package final class ChildProcess: Sendable {
  private enum Command { case write(String), send(Signal) }

  private let lines: AsyncStream<String>
  private let commands: AsyncStream<Command>.Continuation
  private let run: Task<Ending, any Error>

  /// Starts a program. It shares the standard error of this process.
  ///
  /// - Parameter folder: The current folder of the process; by default, the current folder of this process.
  package init(_ program: URL, _ arguments: [String], in folder: URL? = nil) {
    expectTimeLimit(for: "a child process")
    let (lines, line) = AsyncStream<String>.makeStream()
    let (commands, command) = AsyncStream<Command>.makeStream()
    (self.lines, self.commands) = (lines, command)
    run = Task {
      defer { line.finish() }
      let result = try await Subprocess.run(
        .path(.init(program.path)), arguments: Arguments(arguments), workingDirectory: folder.map { .init($0.path) },
        input: .inputWriter, output: .sequence, error: .currentStandardError
      ) { execution in
        try await withThrowingTaskGroup { group in
          group.addTask {
            for await command in commands {
              // A process that has ended already needs neither.
              switch command {
              case .write(let text): _ = try? await execution.standardInputWriter.write(text)
              case .send(let signal): try? execution.send(signal: signal)
              }
            }
          }
          for try await text in execution.standardOutput.strings() { line.yield(text) }
          command.finish()
          try await group.waitForAll()
        }
      }
      return Ending(result.terminationStatus)
    }
  }

  deinit { run.cancel() }

  /// Returns the next printed line, or `nil` after the last one.
  package func nextLine() async -> String? {
    var iterator = lines.makeAsyncIterator()
    return await iterator.next()
  }

  /// Sends a line to the standard input of the process.
  package func write(_ line: String) { commands.yield(.write(line + "\n")) }

  /// Asks the process to end, with SIGTERM.
  package func terminate() { commands.yield(.send(.terminate)) }

  /// Ends the process at once, with SIGKILL.
  package func kill() { commands.yield(.send(.kill)) }

  /// Waits until the process has ended.
  package func ending() async throws -> Ending {
    let run = run
    return try await withTaskCancellationHandler {
      try await run.value
    } onCancel: {
      run.cancel()
    }
  }
}

/// The way a process has ended.
package enum Ending: Equatable, Sendable {
  case exited(Int32)
  /// By a signal that the process did not handle.
  case signaled(Int32)

  /// The exit status, or `nil` if a signal ended the process.
  package var exitStatus: Int32? { if case .exited(let status) = self { status } else { nil } }

  init(_ status: TerminationStatus) {
    self =
      switch status {
      case .exited(let code): .exited(code)
      case .signaled(let signal): .signaled(signal)
      }
  }
}
