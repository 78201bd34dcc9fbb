import Foundation
import ProcessTesting

/// A run of a built program.
struct Program {
  /// The exit status, or `nil` if a signal ended the program.
  let status: Int32?
  let output: String
  let errors: String

  /// Returns a program in the folder of the tests.
  static func executable(_ name: String) -> URL {
    Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter name: The name of the program.
  static func run(_ name: String, _ arguments: String...) async throws -> Program {
    let finished = try await FinishedProcess.run(executable(name), arguments)
    return Program(
      status: finished.ending.exitStatus, output: String(decoding: finished.output, as: UTF8.self),
      errors: String(decoding: finished.errors, as: UTF8.self))
  }
}
