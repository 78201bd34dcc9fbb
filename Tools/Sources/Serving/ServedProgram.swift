import Foundation
import Subprocess

/// A process that serves the pages of one build.
actor ServedProgram {
  enum State: Sendable {
    case running
    /// - Parameter how: The end of a sentence that begins with the name of the program.
    case ended(how: String)
  }

  nonisolated let process: Int32
  private(set) var state = State.running
  private let task: Task<TerminationStatus, any Error>

  private init(process: Int32, task: Task<TerminationStatus, any Error>) {
    (self.process, self.task) = (process, task)
  }

  /// Starts the process. Its output goes to the terminal.
  ///
  /// - Parameter isSuccessor: Whether it waits for the address of the program that runs, once it has started.
  static func start(
    _ executable: URL, arguments: [String], folder: ServeFolder, isSuccessor: Bool
  ) async throws -> ServedProgram {
    let variables: [Environment.Key: String?] = [
      "VSM_SERVE": folder.url.path, "VSM_SERVE_SUCCESSOR": isSuccessor ? "1" : nil,
    ]
    var options = PlatformOptions()
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(20))]
    let (processes, continuation) = AsyncThrowingStream<Int32, any Error>.makeStream()
    let task = Task { [options] in
      do {
        let finished = try await Subprocess.run(
          .path(.init(executable.path)), arguments: Arguments(arguments),
          environment: .inherit.updating(variables), platformOptions: options, input: .none,
          output: .currentStandardOutput, error: .currentStandardError
        ) { execution in
          continuation.yield(execution.processIdentifier.value)
        }
        return finished.terminationStatus
      } catch {
        continuation.finish(throwing: error)
        throw error
      }
    }
    for try await process in processes { return ServedProgram(process: process, task: task) }
    throw CancellationError()
  }

  /// Sends SIGTERM, and waits until the process has ended.
  func stop() async {
    task.cancel()
    await noteEnd()
  }

  /// Waits for the end of the process. Returns the end of a sentence about it, or `nil` after ``stop()``.
  func unexpectedEnd() async -> String? {
    await noteEnd()
    guard !task.isCancelled, case .ended(let how) = state else { return nil }
    return how
  }

  private func noteEnd() async {
    switch await task.result {
    case .success(.exited(let status)): state = .ended(how: "ended with the status \(status)")
    case .success(.signaled(let signal)): state = .ended(how: "was ended by the signal \(signal)")
    case .failure(let error): state = .ended(how: "could not be run: \(error)")
    }
  }
}
