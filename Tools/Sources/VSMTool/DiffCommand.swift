import ArgumentParser
import Behavior
import FeatureSources
import Foundation

/// `vsm diff`
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Say in words what changed in the behavior of features between two commits, for a pull request.",
    discussion: """
      Compares the states, their data and actions, and where the actions lead, as 'vsm diagram' reads them, and prints \
      Markdown. Changes of the code that leave them as they are don't count.

      'main..feature' compares two commits, 'main...feature' the second with the commit at which it left the first, and \
      'main' alone that commit with the files in the folder. Tests are left out.

      Exit status: 0 if the behavior is the same, 1 if something was only added, 3 if something was removed or leads \
      elsewhere, 2 if the arguments are wrong or a file could not be read or parsed.

      Examples:
        vsm diff main..HEAD
        vsm diff main...HEAD Sources/Blog >> "$GITHUB_STEP_SUMMARY"
      """
  )

  @Argument(help: "The commits to compare.")
  var range: String

  @Argument(help: "Folders and files; by default, all below the current folder.")
  var paths: [String] = []

  func run() async throws {
    var problems: [SourceProblem] = []
    let differences: [BehaviorDifference]
    do {
      let (old, new) = try await revisions()
      differences = try await compare(old, new, &problems)
    } catch let failure as Git.Failure {
      Terminal.printError(
        "vsm: error: the versions '\(range)' can't be compared: \(failure.message); check that the folder is in a Git repository and has these commits."
      )
      throw ExitCode(2)
    }
    for problem in problems { Terminal.printError("\(problem)") }
    print(Self.markdown(differences, range: range))
    if !problems.isEmpty { throw ExitCode(2) }
    if let worst = differences.flatMap(\.changes).map(\.severity).max() { throw ExitCode(Int32(worst.rawValue)) }
  }

  // MARK: Versions

  /// A commit, or the files in the folder.
  private enum Version { case commit(String), folder }

  private func revisions() async throws -> (Version, Version) {
    if let dots = range.firstRange(of: "...") {
      let ends = (String(range[..<dots.lowerBound]), String(range[dots.upperBound...]))
      let names = (ends.0.isEmpty ? "HEAD" : ends.0, ends.1.isEmpty ? "HEAD" : ends.1)
      let base = try await Git.output(["merge-base", names.0, names.1])
      return (
        .commit(String(decoding: base, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)),
        try await commit(names.1)
      )
    }
    if let dots = range.firstRange(of: "..") {
      return (try await commit(String(range[..<dots.lowerBound])), try await commit(String(range[dots.upperBound...])))
    }
    return (try await commit(range), .folder)
  }

  private func commit(_ name: String) async throws -> Version {
    let name = name.isEmpty ? "HEAD" : name
    _ = try await Git.output(["rev-parse", "--git-dir"])
    guard
      let data = try? await Git.output(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"])
    else { throw Git.Failure(message: "there is no commit '\(name)'") }
    return .commit(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  // MARK: Comparing

  private func compare(
    _ old: Version, _ new: Version, _ problems: inout [SourceProblem]
  ) async throws -> [BehaviorDifference] {
    let places = paths.isEmpty ? ["."] : paths
    let ends = [old, new].compactMap { if case .commit(let id) = $0 { id } else { nil } }
    var changed = try await Git.list(
      ["diff", "--name-only", "--relative", "--no-renames", "-z"] + ends + ["--"] + places)
    if case .folder = new {
      changed += try await Git.list(["ls-files", "--others", "--exclude-standard", "-z", "--"] + places)
    }
    let modules = Set(changed.filter(Self.isSource).map(Module.folder))
    if modules.isEmpty { return [] }
    let before = try await features(of: old, in: modules, places, &problems)
    let after = try await features(of: new, in: modules, places, &problems)
    return Set(before.keys).union(after.keys).sorted().flatMap { module in
      BehaviorDifference.all(from: before[module] ?? [], to: after[module] ?? [])
    }
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0 == "Tests" || $0.hasPrefix(".") }
  }

  private func features(
    of version: Version, in modules: Set<String>, _ places: [String], _ problems: inout [SourceProblem]
  ) async throws -> [String: [Behavior]] {
    let all: [String]
    switch version {
    case .commit(let id): all = try await Git.list(["ls-tree", "-r", "-z", "--name-only", id, "--"] + places)
    case .folder:
      all = try await Git.list(["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--"] + places)
    }
    let chosen = all.filter { Self.isSource($0) && modules.contains(Module.folder(of: $0)) }
    var progress = Progress("Reading", count: chosen.count)
    defer { progress.end() }
    var texts: [String]?
    if case .commit(let id) = version { texts = try await Git.texts(of: chosen, in: id) }
    var files: [SourceFile] = []
    for (index, path) in chosen.enumerated() {
      progress.advance()
      do {
        if let texts {
          files.append(try SourceFile(path: path, text: texts[index]))
        } else if FileManager.default.fileExists(atPath: path) {
          files.append(try SourceFile(path: path))
        }
      } catch var problem as SourceProblem {
        if case .commit(let id) = version { problem.path = "\(id.prefix(8)):\(problem.path)" }
        problems.append(problem)
      }
    }
    return Dictionary(uniqueKeysWithValues: Module.all(in: files).map { ($0.folder, Behavior.all(in: $0.files)) })
  }

  // MARK: Markdown

  static func markdown(_ differences: [BehaviorDifference], range: String) -> String {
    if differences.isEmpty { return "The behavior is the same (`\(range)`)." }
    var lines = ["## Changes of behavior, \(range)"]
    for difference in differences {
      lines += ["", "### \(difference.feature)", "", "In `\(difference.path)`:", ""]
      lines += difference.changes.map { "- \($0.severity == .removed ? "⚠️ " : "")\($0.text)" }
    }
    return lines.joined(separator: "\n")
  }
}
