import Foundation
import Subprocess

/// The builds of a package's tests, and their runs with one mutant.
struct TestProcess {
  let scratch: ScratchFolder
  /// Further options of SwiftPM.
  let options: [String]
  let filters: [String]

  private static let shortestLimit = Duration.seconds(10)
  /// The longest time of a run with a mistake, as a multiple of the time without one.
  private static let patience = 5

  /// Builds the tests. Returns the output if that fails.
  func outputOfFailedBuild() async throws -> String? {
    let (status, output) = try await swift(["build", "--build-tests"])
    return status.isSuccess ? nil : output
  }

  /// Runs the tests without a mistake. Returns the longest time of a run with one.
  func limitOfPassingRun() async throws -> Duration {
    let start = SuspendingClock.now
    try switchOn(nil)
    let (status, output) = try await swift(test)
    guard status.isSuccess else {
      throw MutationProblem("The tests fail without any mistake. Mend them first:\n\(output)")
    }
    guard output.contains(#/Test run with [1-9]|Executed [1-9]/#) else {
      throw MutationProblem(
        filters.isEmpty ? "The package has no tests." : "No test was run. Check the names after --filter.")
    }
    return max(Self.shortestLimit, (SuspendingClock.now - start) * Self.patience)
  }

  /// Runs the tests with a mistake.
  func run(mutant: Int, limit: Duration) async throws -> Mutation.Outcome {
    try switchOn(mutant)
    return try await withThrowingTaskGroup(of: Mutation.Outcome.self) { group in
      group.addTask {
        let (status, output) = try await swift(test)
        if status.isSuccess { return .survived }
        let failed = Self.failedTests(in: output)
        // A crash leaves no name behind, but the tests have begun.
        guard !failed.isEmpty || output.contains(#/Test run started|Test Suite .* started/#) else {
          throw MutationProblem("The tests could not be run:\n\(output)")
        }
        return .noticed(tests: failed)
      }
      group.addTask {
        try await Task.sleep(for: limit, clock: .suspending)
        return .endless
      }
      defer { group.cancelAll() }
      return try await group.next() ?? .survived
    }
  }

  private var test: [String] { ["test", "--skip-build"] + filters.flatMap { ["--filter", $0] } }

  /// Returns the names of tests that failed, as Swift Testing and XCTest print them, without repetitions.
  static func failedTests(in output: String) -> [String] {
    let names =
      output.matches(of: #/(?m)^✘ Test (.+?)(?: with \d+ test cases?)? failed after/#).map { String($0.1) }
      + output.matches(of: #/(?m)^Test Case '(.+?)' failed/#).map { String($0.1) }
    var seen: Set<String> = []
    return names.filter { !$0.hasPrefix("run with ") && seen.insert($0).inserted }
  }

  private func switchOn(_ mutant: Int?) throws {
    try Data((mutant.map(String.init) ?? "").utf8).write(to: scratch.number)
  }

  private func swift(_ arguments: [String]) async throws -> (TerminationStatus, String) {
    var platform = PlatformOptions()
    // SwiftPM ends the process of the tests, which is in another group, at this signal only.
    platform.processGroupID = 0
    platform.teardownSequence = [
      .send(signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .seconds(10))
    ]
    let places = ["--package-path", scratch.copy.path, "--scratch-path", scratch.build.path]
    let environment = Environment.inherit.updating(["SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1"])
    let finished = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments.prefix(1) + places + options + arguments.dropFirst()),
      environment: environment, platformOptions: platform, input: .none, output: .bytes(limit: .max),
      error: .bytes(limit: .max))
    try Task.checkCancellation()
    let output = String(decoding: finished.standardOutput + finished.standardError, as: UTF8.self)
    return (finished.terminationStatus, output)
  }
}
