import Foundation

/// Runs Git in the current folder.
enum Git {
  struct Failure: Error {
    let message: String
  }

  /// Returns the standard output of a command.
  static func output(_ arguments: [String], input: FileHandle = .nullDevice) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardInput = input
    let (output, errors) = (Pipe(), FileManager.default.temporaryDirectory.appending(path: "vsm-\(UUID().uuidString)"))
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      throw Failure(
        message: text.split(separator: "\n").first.map(String.init)
          ?? "git ended with status \(process.terminationStatus)")
    }
    return data
  }

  /// Returns the parts of the output of a command that are separated by zeros.
  static func list(_ arguments: [String]) throws -> [String] {
    try output(arguments).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the texts of files in a commit, in the order of their paths, which are relative to the current folder.
  static func texts(of paths: [String], in commit: String) throws -> [String] {
    let list = FileManager.default.temporaryDirectory.appending(path: "vsm-\(UUID().uuidString)")
    try Data(paths.map { "\(commit):./\($0)\n" }.joined().utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    // Each file is preceded by a line with its name, its type and its size, and followed by a line feed.
    var rest = try output(["cat-file", "--batch"], input: try FileHandle(forReadingFrom: list))[...]
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
