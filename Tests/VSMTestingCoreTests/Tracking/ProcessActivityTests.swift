import ChildProcesses
import Foundation
import Testing

@testable import VSMTestingCore

private let isChild = ProcessInfo.processInfo.environment["VSM_CHILD_PROCESS"] != nil

/// Other tests keep a process busy, so each of these waits runs in a process of its own.
@Suite(.enabled(if: JobTracking.isAvailable)) struct ProcessActivityTests {
  @Test(.enabled(if: isChild)) @MainActor func waitForACallThatNeverComes() async throws {
    try await WaitPatience.$current.withValue(patience) {
      _ = try await Steered<Int, Int>("load").pendingCall()
    }
  }

  @Test(.enabled(if: isChild)) @MainActor func waitForACallAfterASleep() async throws {
    let load = Steered<Int, Int>("load")
    let sleeping = Task {
      try await Task.sleep(for: .seconds(4))
      return try await load(1)
    }
    try await WaitPatience.$current.withValue(patience) { _ = try await load.pendingCall() }
    load.succeed(with: 2)
    #expect(try await sleeping.value == 2)
  }

  private var patience: WaitPatience {
    var patience = WaitPatience()
    (patience.warning, patience.failure) = (.milliseconds(200), .milliseconds(500))
    return patience
  }

  @Test(.enabled(if: !isChild), .timeLimit(.minutes(5))) func waitThatNothingCanEndFails() async throws {
    let output = try await run("waitForACallThatNeverComes")
    #expect(output.status != 0)
    #expect(output.text.contains("nothing in its process can continue"))
  }

  @Test(.enabled(if: !isChild), .timeLimit(.minutes(5))) func waitForASleepingTaskContinues() async throws {
    let output = try await run("waitForACallAfterASleep")
    #expect(output.status == 0)
    #expect(output.text.contains("recorded a warning"))
  }

  /// Runs a test in a process of its own, which is ended if the current task is canceled.
  private func run(_ test: String) async throws -> FinishedProcess {
    try await FinishedProcess.run(
      URL(filePath: CommandLine.arguments[0]),
      ["--testing-library", "swift-testing", "--filter", "ProcessActivityTests/\(test)"],
      environment: ProcessInfo.processInfo.environment.merging(["VSM_CHILD_PROCESS": "1"]) { $1 })
  }
}
