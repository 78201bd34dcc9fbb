import Foundation
import Subprocess

/// Runs Git in the current folder.
enum Git {
  struct Failure: Error {
    let message: String
  }

  /// Returns the standard output of a command.
  ///
  /// - Parameter input: The text that the command reads from its standard input.
  static func output(_ arguments: [String], input: [UInt8] = []) async throws -> [UInt8] {
    let finished: ExecutionResult<Void, BytesOutput, BytesOutput>
    do {
      finished = try await Subprocess.run(
        .name("git"), arguments: Arguments(arguments), input: .array(input), output: .bytes(limit: .max),
        error: .bytes(limit: .max))
    } catch let error as SubprocessError {
      throw Failure(message: "git could not be run: \(error)")
    }
    guard finished.terminationStatus.isSuccess else {
      let text = String(decoding: finished.standardError, as: UTF8.self)
      throw Failure(
        message: text.split(separator: "\n").first.map(String.init)
          ?? "git ended with the status \(finished.terminationStatus)")
    }
    return finished.standardOutput
  }

  /// Returns the parts of the output of a command that are separated by zeros.
  static func list(_ arguments: [String]) async throws -> [String] {
    try await output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the texts of files in a commit, in the order of their paths, which are relative to the current folder.
  static func texts(of paths: [String], in commit: String) async throws -> [String] {
    let list = Array(paths.map { "\(commit):./\($0)\n" }.joined().utf8)
    // Each file is preceded by a line with its name, its type and its size, and followed by a line feed.
    var rest = try await output(["cat-file", "--batch"], input: list)[...]
    return try paths.map { path in
      guard let end = rest.firstIndex(of: 10),
        let size = Int(String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? "")
      else { throw Failure(message: "\(path) can't be read from \(commit)") }
      let start = rest.index(after: end)
      let text = String(decoding: rest[start..<(start + size)], as: UTF8.self)
      rest = rest[(start + size + 1)...]
      return text
    }
  }
}
