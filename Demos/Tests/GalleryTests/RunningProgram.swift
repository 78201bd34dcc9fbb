import Foundation
import ProcessTesting

/// A running process of a built program.
struct RunningProgram {
  private let process: ChildProcess
  /// The line that the program prints when it is ready.
  let line: String

  /// - Parameter name: The name of the program.
  init(_ name: String, _ arguments: String...) async throws {
    process = ChildProcess(Program.executable(name), arguments)
    line = await process.nextLine() ?? ""
  }

  var port: Int {
    line.split(separator: ":").last.flatMap { Int($0) } ?? 0
  }

  /// Terminates the program, and returns its exit status.
  func stop() async throws -> Int32? {
    process.terminate()
    return try await process.ending().exitStatus
  }
}
