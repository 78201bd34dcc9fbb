import ArgumentParser
import FeatureSources
import Foundation
import Lint

/// `vsm lint`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report mistakes in features that compile, but undo what VSM promises.",
    discussion: """
      Pass whole modules, since states and models are found by their names in all files. A comment disables a rule for \
      the next line ('// vsm:disable:next class-model -- why'), for its own line ('vsm:disable:this') or for its file \
      ('vsm:disable').

      Exit status: 0 if there is nothing to report, 1 with findings, 2 if the arguments or the configuration are wrong \
      or a file could not be read or parsed.

      Examples:
        vsm lint Sources/Profile
        vsm lint --fix Sources
        vsm lint --format sarif Sources > lint.sarif

      Rules:
      \(Linter.identifiers.map { "  \($0): \(Linter.summaries[$0] ?? "")" }.joined(separator: "\n"))
      """
  )

  @Option(
    help:
      "A JSON file with the settings 'disabled' (rules) and 'excluded' (parts of paths); by default .vsm-lint.json, if it exists."
  )
  var config: String?

  @Option(help: "The output: lines of text, SARIF 2.1.0, or annotations for GitHub's actions.")
  var format: Report = .text

  @Flag(help: "Correct what can be corrected safely, and print only what is left.")
  var fix = false

  @Option(
    help:
      "For build tools: write this Swift file without code, and end with status 0 if there are findings or syntax errors."
  )
  var stamp: String?

  @Argument(help: "Swift files, and folders that are searched for them.")
  var paths: [String]

  func run() throws {
    let linter = Linter(configuration: try readConfiguration())
    var reading = SourceReading(paths: paths)
    var findings = check(reading.files, with: linter)
    if fix {
      for file in reading.files {
        let edits = findings.filter { $0.path == file.path }.flatMap(\.fix)
        if !edits.isEmpty { reading.write(file.text.applying(edits), to: file.path) }
      }
      if findings.contains(where: { !$0.fix.isEmpty }) {
        let corrected = SourceReading(paths: paths)
        reading = corrected.merging(problemsOf: reading)
        findings = check(reading.files, with: linter)
      }
    }
    let text = format.text(of: findings)
    if !text.isEmpty { print(text) }
    // In a build, the compiler reports syntax errors.
    let problems = reading.problems.filter { stamp == nil || $0.line == nil }
    for problem in problems { Terminal.printError("\(problem)") }
    if !problems.isEmpty { throw ExitCode(2) }
    if let stamp { return try write(stamp) }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  private func check(_ files: [SourceFile], with linter: Linter) -> [Finding] {
    var progress = Progress("Checking", count: files.count)
    defer { progress.end() }
    return linter.findings(in: files) { _ in progress.advance() }
  }

  /// Writes the file whose date tells a build tool when the sources were checked.
  private func write(_ stamp: String) throws {
    do {
      try Data("// Checked with vsm lint.\n".utf8).write(to: URL(filePath: stamp))
    } catch {
      Terminal.printError(
        "\(stamp): error: the file can't be written: \(error.localizedDescription) Check the path after --stamp.")
      throw ExitCode(2)
    }
  }

  private func readConfiguration() throws -> Configuration {
    let standard = ".vsm-lint.json"
    guard let path = config ?? (FileManager.default.fileExists(atPath: standard) ? standard : nil) else {
      return Configuration()
    }
    do {
      guard let json = FileManager.default.contents(atPath: path) else {
        throw ConfigurationProblem(path: path, "the file can't be read: check its path and permissions.")
      }
      return try Configuration(json: json, path: path)
    } catch {
      Terminal.printError("\(error)")
      throw ExitCode(2)
    }
  }
}

extension Report: ExpressibleByArgument {}
