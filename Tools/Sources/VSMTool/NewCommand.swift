import ArgumentParser
import FeatureSources
import Foundation
import Gherkin
import Scaffolding

/// `vsm new`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the first states, models, view, previews, steps and tests of a feature from its feature file.",
    discussion: """
      The scenarios are read in the words of VSMTesting: 'I should see the Loading Error screen' names a state, \
      'I tap "Retry"' an action of the state before it, 'I type "Ada" into "Username"' a field. The result compiles and \
      its tests run. Scenarios that can't pass yet, since steps or texts are missing, are tagged @pending and expected \
      to fail. Without a feature file, the feature of the given name has two scenarios to begin with.

      Without Package.swift in the folder, a package is written; otherwise the targets to add are printed. Existing \
      files are never changed.

      Exit status: 0 if the files were written, 1 if one exists or could not be written, 2 if the arguments or the \
      feature file are wrong.

      Examples:
        vsm new --page --name Profile --into Profile
        vsm new Profile.feature
        vsm new Profile.feature --into Profile --vsm ../VSM --page
        vsm new Profile.feature --dry-run
      """
  )

  @Argument(help: "The feature file; by default one with two scenarios.")
  var file: String?

  @Option(help: "The name of the module and its types; by default the name of the file.")
  var name: String?

  @Option(help: "The folder of the package.")
  var into = "."

  @Option(help: "The path of VSM in a new package, relative to its folder.")
  var vsm = "../VSM"

  @Flag(help: "Write a program that serves the feature as a live page, too.")
  var page = false

  @Flag(help: "Do not tag unfinished scenarios, so that they fail.")
  var red = false

  @Flag(help: "Print the files, and write nothing.")
  var dryRun = false

  func run() throws {
    let scaffold = try read()
    if dryRun {
      for file in scaffold.files { print("==> \(path(of: file))\n\(file.text)") }
      return
    }
    try write(scaffold.files)
    for file in scaffold.files { print("Wrote \(path(of: file)).") }
    for note in scaffold.notes { print("Note: \(note)") }
    if scaffold.files.contains(where: { $0.path == "Package.swift" }) {
      let next =
        switch (scaffold.isUnfinished, red) {
        case (false, _): ", where all scenarios pass."
        case (true, false): ", and begin with the first @pending scenario."
        case (true, true): ", and begin with the first scenario that fails."
        }
      print("Run 'swift test' in \(into)\(next)")
      if page {
        print("Run 'vsm serve -- 8080' in \(into), open http://127.0.0.1:8080/, and edit the sources.")
      }
    } else {
      print("Add these targets to \(folder.appending(path: "Package.swift").relativePath):\n\(scaffold.targets)")
    }
  }

  private var folder: URL { URL(filePath: into, directoryHint: .isDirectory) }

  private func path(of file: Scaffold.File) -> String {
    into == "." ? file.path : (into.hasSuffix("/") ? into : into + "/") + file.path
  }

  private func read() throws -> Scaffold {
    let (text, file) = try feature
    let chosen = name ?? Scaffold.Options.name(forFile: file)
    guard chosen.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw failure(
        "\(file): error: '\(chosen)' can't be the name of a module: it needs letters and digits, and a capital first; "
          + "pass --name, such as --name Profile.", 2)
    }
    var options = Scaffold.Options(name: chosen)
    (options.servesPage, options.isRed) = (page, red)
    let manifest = folder.appending(path: "Package.swift").path
    if !FileManager.default.fileExists(atPath: manifest) { options.package = vsm }
    do {
      return try Scaffold(feature: text, file: file, options: options)
    } catch let problem as ScaffoldProblem {
      throw failure("\(problem)", 2)
    } catch let error as GherkinError {
      throw failure(
        error.problems.map { "\(file):\($0.location): error: \($0.message) \($0.advice)" }.joined(separator: "\n"), 2)
    }
  }

  /// The text of the feature, and its file in messages.
  private var feature: (text: String, file: String) {
    get throws {
      guard let file else {
        guard let name else {
          throw failure("error: the feature has no name; pass a feature file, or --name, such as --name Profile.", 2)
        }
        return (StarterFeature(name: name).text, "\(name).feature")
      }
      guard let data = FileManager.default.contents(atPath: file), let text = String(validating: data, as: UTF8.self)
      else {
        throw failure(
          "\(file): error: the feature file can't be read: it does not exist, or is not UTF-8; check its path.", 2)
      }
      return (text, file)
    }
  }

  /// Writes all files, or none if one of them exists.
  private func write(_ files: [Scaffold.File]) throws {
    let existing = files.map(path).filter { FileManager.default.fileExists(atPath: $0) }
    if !existing.isEmpty {
      throw failure(
        existing.map {
          "\($0): error: the file exists, so nothing was written; remove it, or choose another --into or --name."
        }
        .joined(separator: "\n"), 1)
    }
    for file in files {
      let url = URL(filePath: path(of: file))
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
      } catch {
        throw failure(
          "\(path(of: file)): error: the file can't be written: \(error.localizedDescription) Check the permissions of its folder.",
          1)
      }
    }
  }

  private func failure(_ message: String, _ status: Int32) -> ExitCode {
    Terminal.printError(message)
    return ExitCode(status)
  }
}
