import Foundation

/// A run of the built program.
struct Program {
  let status: Int32
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
    let process = Process()
    process.executableURL = executable(name)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        continuation.resume(
          returning: Program(
            status: process.terminationStatus,
            output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
            errors: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
          ))
      }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
