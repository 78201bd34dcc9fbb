import ArgumentParser
import Foundation
import Gherkin
import StateGraphs

/// `vsm requirements`
struct RequirementsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "requirements",
    abstract: "Say which scenario covers which edge of a feature, and propose scenarios for the others.",
    discussion: """
      Reads the coverage that a test has written: 'requirements.coverage(of:with:in:)' of VSMTesting runs the scenarios, \
      and 'write(to:)' stores which of them take each edge of the explored graph. Each edge without a scenario gets a \
      proposal with a number.

      --accept adds proposals to a feature file, before its rules and tagged @pending. They are drafts: the steps that \
      open the page, let time pass or give an answer need definitions, and a step that makes an action possible can be \
      missing, such as typing. --svg draws the graph with the covered edges highlighted.

      Exit status: 0 if each edge has a scenario or proposals were added, 1 if an edge has none, 2 if the arguments are wrong or a file could not be \
      read or written.

      Examples:
        vsm requirements blog-coverage.json
        vsm requirements blog-coverage.json --svg blog.svg
        vsm requirements blog-coverage.json --accept 1 --accept 3 --into Requirements/Blog.feature
      """
  )

  @Argument(help: "The coverage, as JSON.")
  var file: String

  @Option(help: "The number of a proposal to add to the feature file.")
  var accept: [Int] = []

  @Option(help: "The feature file.")
  var into: String?

  @Option(help: "A file for the drawing.")
  var svg: String?

  func run() throws {
    let coverage = try read()
    if !accept.isEmpty || into != nil { return try add(coverage.proposals) }
    if let svg { try write(coverage.graph.svg(title: "The edges that scenarios cover", coverage.marking), to: svg) }
    print(Self.report(on: coverage))
    if !coverage.uncovered.isEmpty { throw ExitCode(1) }
  }

  /// The report, as Markdown.
  static func report(on coverage: StateGraph.Coverage) -> String {
    let covered = coverage.edges.count - coverage.uncovered.count
    var lines = [
      "\(covered) of \(coverage.edges.count) edges have a scenario.", "", "| in | | leads to | scenarios |",
      "|---|---|---|---|",
    ]
    lines += coverage.edges.map {
      let scenarios = $0.scenarios.isEmpty ? "**none**" : $0.scenarios.map(cell).joined(separator: "<br>")
      return "| \(cell($0.edge.from)) | \(cell($0.edge.label)) | \(cell($0.edge.to)) | \(scenarios) |"
    }
    for (index, proposal) in coverage.proposals.enumerated() {
      lines += ["", "\(index + 1). \(proposal.name)", "", "```gherkin", "\(proposal.text)```"]
    }
    return lines.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }

  // MARK: Accepting

  private func add(_ proposals: [StateGraph.ProposedScenario]) throws {
    guard let into, !accept.isEmpty, svg == nil else {
      throw failure(
        "--accept and --into belong together, and without --svg: pass the number of a proposal, and the feature file.")
    }
    for number in accept where !proposals.indices.contains(number - 1) {
      throw failure("there is no proposal \(number); there are \(proposals.count).")
    }
    guard let data = FileManager.default.contents(atPath: into), let old = String(validating: data, as: UTF8.self)
    else {
      throw failure("\(into) can't be read: it does not exist, or is not UTF-8; check its path.")
    }
    do {
      let chosen = accept.map { proposals[$0 - 1] }
      let feature = try FeatureFile(old, named: into)
      if let known = chosen.first(where: { feature.names.contains($0.name) }) ?? Self.firstRepeated(chosen) {
        throw failure("\(into) would have the scenario '\(known.name)' twice.")
      }
      try write(feature.adding(chosen), to: into)
      for proposal in chosen { print("Added to \(into): \(proposal.name)") }
    } catch let error as GherkinError {
      throw failure("\(into) is not a valid feature file: \(error)")
    }
  }

  private static func firstRepeated(_ proposals: [StateGraph.ProposedScenario]) -> StateGraph.ProposedScenario? {
    proposals.indices.first { proposals[..<$0].contains(proposals[$0]) }.map { proposals[$0] }
  }

  // MARK: Files

  private func read() throws -> StateGraph.Coverage {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw failure("\(file) can't be read; check its path.")
    }
    do {
      return try JSONDecoder().decode(StateGraph.Coverage.self, from: data)
    } catch {
      throw failure("\(file) is not a coverage: write it with 'coverage.write(to:)' in a test.")
    }
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw failure("\(path) can't be written: \(error.localizedDescription) Check the permissions of its folder.")
    }
  }

  private func failure(_ message: String) -> ExitCode {
    Terminal.printError("vsm: error: \(message)")
    return ExitCode(2)
  }
}

/// A feature file that gets further scenarios.
private struct FeatureFile {
  /// The names of its scenarios.
  let names: Set<String>
  private let lines: [Substring]
  /// The number of the lines before its rules, with the tags and comments of the first one.
  private let end: Int

  /// - Throws: `GherkinError` if the file is not valid.
  init(_ text: String, named file: String) throws {
    let feature = try Feature(parsing: text, file: file)
    names = Set((feature.scenarios + feature.rules.flatMap(\.scenarios)).map(\.name))
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var end = feature.rules.first.map { $0.location.line - 1 } ?? lines.count
    while end > 0,
      lines[end - 1].allSatisfy(\.isWhitespace)
        || lines[end - 1].drop(while: \.isWhitespace).first.map("@#".contains) == true
    {
      end -= 1
    }
    self.end = end
  }

  func adding(_ proposals: [StateGraph.ProposedScenario]) -> String {
    let added = proposals.flatMap { proposal in
      ["", "  @pending"] + proposal.text.split(separator: "\n").map { "  \($0)" }
    }
    let rest = lines[end...].drop { $0.allSatisfy(\.isWhitespace) }
    let tail = rest.isEmpty ? "" : "\n\n" + rest.joined(separator: "\n")
    let text = (lines[..<end].map(String.init) + added).joined(separator: "\n") + tail
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
