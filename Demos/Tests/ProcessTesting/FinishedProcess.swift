import Foundation
import Subprocess

/// A child process that has ended, and what it printed.
package struct FinishedProcess: Sendable {
  package let ending: Ending
  package let output: [UInt8]
  package let errors: [UInt8]

  /// Runs a program to its end. Canceling the task kills it.
  ///
  /// Like a `ChildProcess`, it inherits no descriptor but its standard ones.
  ///
  /// - Parameter input: The text that the program reads from its standard input.
  package static func run(
    _ program: URL, _ arguments: [String], input: [UInt8] = []
  ) async throws -> FinishedProcess {
    expectTimeLimit(for: "a child process")
    let result = try await Subprocess.run(
      .path(.init(program.path)), arguments: Arguments(arguments), input: .array(input), output: .bytes(limit: .max),
      error: .bytes(limit: .max))
    return FinishedProcess(
      ending: Ending(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
  }
}
