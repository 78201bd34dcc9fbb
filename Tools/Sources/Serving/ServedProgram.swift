import Foundation
import Subprocess

/// A process that serves the pages of one build.
actor ServedProgram {
  /// The parts that all launches of a program share.
  struct Configuration: Sendable {
    let executable: URL
    let arguments: [String]
    /// The folder of the messages of its processes.
    let folder: ServeFolder
    /// The file whose previews the program shows, after the name of its module.
    let previewedFile: String?
  }

  enum State: Sendable {
    case running
    /// - Parameter how: The end of a sentence that begins with the name of the program.
    case ended(how: String)
  }

  /// The number of the launch, by which the process signs its messages.
  nonisolated let launch: Int
  private(set) var state = State.running
  private let task: Task<TerminationStatus, any Error>

  /// Starts a process. Its output goes to the terminal.
  ///
  /// - Parameter isSuccessor: Whether it waits for the address of the program that runs, once it has started.
  init(_ program: Configuration, launch: Int, isSuccessor: Bool) {
    self.launch = launch
    let environment = Environment.inherit.updating([
      "VSM_SERVE": program.folder.url.path, "VSM_SERVE_LAUNCH": "\(launch)",
      "VSM_SERVE_SUCCESSOR": isSuccessor ? "1" : nil, "VSM_SERVE_PREVIEW": program.previewedFile,
    ])
    var options = PlatformOptions()
    // Ctrl-C reaches only this tool, which then ends the programs.
    options.processGroupID = 0
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(20))]
    task = Task { [options] in
      try await Subprocess.run(
        .path(.init(program.executable.path)), arguments: Arguments(program.arguments), environment: environment,
        platformOptions: options, input: .none, output: .currentStandardOutput, error: .currentStandardError
      ).terminationStatus
    }
    Task { await noteEnd() }
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
