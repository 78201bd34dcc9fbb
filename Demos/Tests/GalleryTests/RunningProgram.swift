import Foundation

/// A running process of a built program.
///
/// Unchecked because only the process, which is thread-safe, changes after the start.
final class RunningProgram: @unchecked Sendable {
  private let process = Process()
  private let ends: AsyncStream<Int32>
  /// The line that the program prints when it is ready.
  let line: String

  /// - Parameter name: The name of the program.
  init(_ name: String, _ arguments: String...) async throws {
    process.executableURL = Program.executable(name)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    let (ends, end) = AsyncStream<Int32>.makeStream()
    self.ends = ends
    process.terminationHandler = { end.yield($0.terminationStatus) }
    try process.run()
    var line = ""
    for try await character in output.fileHandleForReading.characters {
      if character == "\n" { break }
      line.append(character)
    }
    self.line = line
  }

  var port: Int {
    line.split(separator: ":").last.flatMap { Int($0) } ?? 0
  }

  /// Terminates the program, and returns its exit status.
  func stop() async -> Int32? {
    process.terminate()
    var iterator = ends.makeAsyncIterator()
    return await iterator.next()
  }
}

extension FileHandle {
  /// The characters of a pipe as they arrive.
  fileprivate var characters: AsyncStream<Character> {
    let (stream, continuation) = AsyncStream<Character>.makeStream()
    readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        continuation.finish()
      }
      for character in String(decoding: data, as: UTF8.self) { continuation.yield(character) }
    }
    return stream
  }
}
