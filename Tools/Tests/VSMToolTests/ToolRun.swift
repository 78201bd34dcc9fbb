import Foundation
import Testing

/// The output and the exit status of `vsm` with some arguments, run in a temporary folder with some files.
struct ToolRun {
  let output: String
  let errors: String
  let status: Int32
  /// The files after the run, by name.
  let files: [String: String]

  /// Runs the tool on a thread that may block.
  init(_ arguments: String..., files: [String: String] = [:]) async throws {
    self = try await Self.init(arguments, files: files)
  }

  /// Runs the tool on a thread that may block.
  ///
  /// - Parameters:
  ///   - commits: The files of each commit of a Git repository in the folder. `files` are those after the last one.
  init(
    _ arguments: [String], files: [String: String] = [:], links: [String: String] = [:],
    commits: [[String: String]] = []
  ) async throws {
    self = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result { try ToolRun(arguments: arguments, files: files, links: links, commits: commits) })
      }
    }
  }

  private init(
    arguments: [String], files: [String: String], links: [String: String], commits: [[String: String]]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, commit) in commits.enumerated() {
      try Self.write(commit, to: folder)
      if index == 0 { try Self.git("init", "--quiet", in: folder) }
      try Self.git("add", "--all", in: folder)
      try Self.git(
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--allow-empty", "--message",
        "\(index)",
        in: folder)
    }
    try Self.write(files, to: folder)
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: target)
    }

    let process = Process()
    process.executableURL = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "vsm")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Files hold any amount of output while the process runs; pipes would have to be read at the same time.
    let streams = try ["output", "errors"].map { name in
      let file = folder.appending(path: ".\(name)")
      try Data().write(to: file)
      return (file: file, handle: try FileHandle(forWritingTo: file))
    }
    process.standardOutput = streams[0].handle
    process.standardError = streams[1].handle
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOf: streams[0].file, encoding: .utf8)
    errors = try String(contentsOf: streams[1].file, encoding: .utf8)
    status = process.terminationStatus
    self.files = try files.keys.reduce(into: [:]) { result, name in
      result[name] = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  private static func write(_ files: [String: String], to folder: URL) throws {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static func git(_ arguments: String..., in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
