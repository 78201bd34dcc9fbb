import Foundation
import Subprocess
import Testing

/// The output and the exit status of `vsm` with some arguments, run in a temporary folder with some files.
///
/// Children inherit no descriptor but their standard ones, which they would with Foundation's `Process`.
struct ToolRun {
  let output: String
  let errors: String
  let status: Int32
  /// The files after the run, by name.
  let files: [String: String]
  /// The folder in which the tool ran, which is removed.
  let folder: URL

  /// Runs the tool.
  init(_ arguments: String..., files: [String: String] = [:]) async throws {
    self = try await Self.init(arguments, files: files)
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - commits: The files of each commit of a Git repository in the folder. `files` are those after the last one.
  init(
    _ arguments: [String], files: [String: String] = [:], links: [String: String] = [:],
    commits: [[String: String]] = []
  ) async throws {
    #expect(Test.current?.timeLimit != nil, "The test waits for the tool: give its suite a .timeLimit(.minutes(5)).")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, commit) in commits.enumerated() {
      try Self.write(commit, to: folder)
      if index == 0 { try await Self.git("init", "--quiet", in: folder) }
      try await Self.git("add", "--all", in: folder)
      try await Self.git(
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--allow-empty", "--message",
        "\(index)",
        in: folder)
    }
    try Self.write(files, to: folder)
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: name).path, withDestinationPath: target)
    }

    let tool = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "vsm")
    let finished = try await Subprocess.run(
      .path(.init(tool.path)), arguments: Arguments(arguments), workingDirectory: .init(folder.path),
      output: .bytes(limit: .max), error: .bytes(limit: .max))
    output = String(decoding: finished.standardOutput, as: UTF8.self)
    errors = String(decoding: finished.standardError, as: UTF8.self)
    status =
      switch finished.terminationStatus {
      case .exited(let status): status
      case .signaled(let signal): -signal
      }
    self.folder = folder
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

  private static func git(_ arguments: String..., in folder: URL) async throws {
    let finished = try await Subprocess.run(
      .name("git"), arguments: Arguments(arguments), workingDirectory: .init(folder.path), output: .discarded,
      error: .currentStandardError)
    try #require(finished.terminationStatus.isSuccess)
  }
}
