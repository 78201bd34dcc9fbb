import Foundation

/// The kept states of the deployed commit, below the current folder.
struct Deployed {
  /// The folder of the repository.
  let root: String
  /// The contents of the files, by their paths in the repository.
  let files: [String: Data]

  init(commit: String) async throws {
    let root = try await Git.output(["rev-parse", "--show-toplevel"])
    let path = String(decoding: root, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    self.root = URL(filePath: path).resolvingSymlinksInPath().path
    guard
      (try? await Git.output(["rev-parse", "--verify", "--quiet", "--end-of-options", commit + "^{commit}"])) != nil
    else { throw Git.Failure(message: "there is no commit '\(commit)'") }
    var files: [String: Data] = [:]
    for path in try await Git.list(["ls-tree", "-r", "-z", "--name-only", "--full-name", commit])
    where path.hasSuffix(".json") && path.split(separator: "/").dropLast().last == "KeptStates" {
      files[path] = Data(try await Git.output(["show", "\(commit):\(path)"]))
    }
    self.files = files
  }

  func write(to folder: URL) throws {
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }
}

/// The ends of the states of the deployed commit.
struct DeployResults {
  enum Ending: Equatable {
    /// The state starts anew in both versions.
    case keepsNothing
    case continues(in: String)
    /// No view continues with the texts of these keys.
    case isLost(keys: [String], isAccepted: Bool)
    /// No test has read the file.
    case isUntested
  }

  struct Row: Equatable {
    let file, state: String
    let ending: Ending
  }

  let rows: [Row]

  /// Whether a state is lost, or was not tested.
  var isLossy: Bool {
    rows.contains { row in
      switch row.ending {
      case .keepsNothing, .continues: false
      case .isLost(_, let isAccepted): !isAccepted
      case .isUntested: true
      }
    }
  }

  /// - Parameter report: The lines that the tests have written.
  init(of deployed: Deployed, report: String) throws {
    struct Line: Decodable {
      struct Continuation: Decodable { let state: String, refused: [String] }
      let file, state: String
      let continuation: Continuation
      let isAccepted: Bool

      /// Whether another test of the same state says more.
      var isLost: Bool { !continuation.refused.isEmpty }
    }
    struct KeptStates: Decodable { let states: [String: [String: String]] }
    let lines = try report.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    rows = try deployed.files.sorted { $0.key < $1.key }.flatMap { path, data in
      try JSONDecoder().decode(KeptStates.self, from: data).states.sorted { $0.key < $1.key }.map { state, texts in
        let own = lines.filter { $0.file == deployed.root + "/" + path && $0.state == state }
        let line = own.first(where: \.isLost) ?? own.first
        return Row(
          file: path, state: state,
          ending: line.map { line in
            if line.isLost { return .isLost(keys: line.continuation.refused, isAccepted: line.isAccepted) }
            return texts.isEmpty ? .keepsNothing : .continues(in: line.continuation.state)
          } ?? .isUntested)
      }
    }
  }

  func markdown(title: String) -> String {
    var lines = [title]
    for file in rows.map(\.file).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } } {
      lines += ["", "`\(file)`:", ""]
      lines += rows.filter { $0.file == file }.map { "- `\($0.state)` \(Self.words(for: $0))" }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(for row: Row) -> String {
    switch row.ending {
    case .keepsNothing: "starts anew, as before."
    case .continues(let state): state == row.state ? "continues." : "continues in `\(state)`."
    case .isLost(let keys, let isAccepted):
      "\(isAccepted ? "is lost, as accepted" : "⚠️ is lost"): nothing continues with "
        + "\(keys.map { "`\($0)`" }.joined(separator: ", "))."
    case .isUntested: "⚠️ was not tested: no test that ran has read this file."
    }
  }
}
