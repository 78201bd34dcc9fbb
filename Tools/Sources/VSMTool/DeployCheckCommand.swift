import ArgumentParser
import Foundation
import Subprocess

/// `vsm deploy-check`
struct DeployCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deploy-check",
    abstract: "Say before a deploy which states people keep: tests this version with the states of the deployed one.",
    discussion: """
      Tests that call 'expectDeployKeepsStates' store in files 'KeptStates/*.json' what browsers keep in each state. This \
      command takes the files of the deployed commit, lets the tests of this folder continue with them, and prints how \
      each state goes on.

      Exit status: 0 if every state continues, 1 if one is lost or was not tested, or if the tests fail, 2 if the \
      arguments are wrong or the commit has no such files.

      Examples:
        vsm deploy-check v1.4
        vsm deploy-check production -- swift test --filter Restoration
      """
  )

  @Argument(help: "The commit that is deployed.")
  var commit: String

  @Argument(parsing: .postTerminator, help: "The command that runs the tests, after '--'; 'swift test' by default.")
  var test: [String] = []

  func run() async throws {
    let deployed: Deployed
    do {
      deployed = try await Deployed(commit: commit)
    } catch let failure as Git.Failure {
      Terminal.printError("vsm: error: the states of '\(commit)' can't be read: \(failure.message).")
      throw ExitCode(2)
    }
    guard !deployed.files.isEmpty else {
      Terminal.printError(
        """
        vsm: error: '\(commit)' has no files of kept states. Let a test call 'expectDeployKeepsStates', write the file \
        with VSM_WRITE_KEPT_STATES=1 swift test, and commit it: deploys after that one can be checked.
        """)
      throw ExitCode(2)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "vsm-deploy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try deployed.write(to: folder)
    let report = folder.appending(path: "report")
    let hasPassed = try await runTests(
      ["VSM_DEPLOY_ROOT": deployed.root, "VSM_DEPLOY_FILES": folder.path, "VSM_DEPLOY_REPORT": report.path])
    let results = try DeployResults(of: deployed, report: (try? String(contentsOf: report, encoding: .utf8)) ?? "")
    print(results.markdown(title: "## A deploy over \(commit)"))
    if !hasPassed, !results.isLossy { print("\nThe tests failed for another reason.") }
    if !hasPassed || results.isLossy { throw ExitCode(1) }
  }

  /// Runs the tests, whose output goes to the standard error. Returns whether they passed.
  private func runTests(_ variables: [String: String]) async throws -> Bool {
    let command = test.isEmpty ? ["swift", "test"] : test
    let environment = Dictionary(
      uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0.key), $0.value) })
    let finished = try await Subprocess.run(
      .name(command[0]), arguments: Arguments(Array(command.dropFirst())),
      environment: .inherit.updating(environment), output: .currentStandardError, error: .currentStandardError)
    return finished.terminationStatus.isSuccess
  }
}
