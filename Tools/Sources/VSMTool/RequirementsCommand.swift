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

      --accept adds proposals to the end of a feature file, tagged @pending: their tests are expected to fail until the \
      steps about answers have definitions, and the test that they pass asks for the tag to be removed. --svg draws the \
      graph with the covered edges highlighted.

      Exit status: 0 if each edge has a scenario, 1 if one has none, 2 if the arguments are wrong or a file could not be \
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
    let proposals = coverage.uncovered.compactMap { ProposedScenario(for: $0, in: coverage.graph) }
    if let svg { try write(coverage.graph.svg(title: "The edges that scenarios cover", coverage.marking), to: svg) }
    if accept.isEmpty, into == nil {
      print(Self.report(on: coverage, proposing: proposals))
    } else {
      try add(proposals)
    }
    if !coverage.uncovered.isEmpty { throw ExitCode(1) }
  }

  /// The report, as Markdown.
  static func report(on coverage: StateGraph.Coverage, proposing proposals: [ProposedScenario]) -> String {
    let covered = coverage.edges.count - coverage.uncovered.count
    var lines = [
      "\(covered) of \(coverage.edges.count) edges have a scenario.", "", "| in | | leads to | scenarios |",
      "|---|---|---|---|",
    ]
    lines += coverage.edges.map {
      let scenarios = $0.scenarios.isEmpty ? "**none**" : $0.scenarios.map(cell).joined(separator: "<br>")
      return "| \(cell($0.edge.from)) | \(cell($0.edge.label)) | \(cell($0.edge.to)) | \(scenarios) |"
    }
    for (index, proposal) in proposals.enumerated() {
      lines += ["", "\(index + 1). \(proposal.name)", "", "```gherkin", "\(proposal.text)```"]
    }
    return lines.joined(separator: "\n")
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }

  // MARK: Accepting

  private func add(_ proposals: [ProposedScenario]) throws {
    guard let into, !accept.isEmpty else {
      throw failure("--accept and --into belong together: pass the number of a proposal, and the feature file.")
    }
    for number in accept where !proposals.indices.contains(number - 1) {
      throw failure("there is no proposal \(number); there are \(proposals.count).")
    }
    guard let data = FileManager.default.contents(atPath: into), let old = String(validating: data, as: UTF8.self)
    else {
      throw failure("\(into) can't be read: it does not exist, or is not UTF-8; check its path.")
    }
    let added = accept.map { Self.indented(proposals[$0 - 1]) }
    let new = ([old.trimmingSuffix(while: \.isWhitespace)] + added).joined(separator: "\n\n") + "\n"
    do {
      _ = try Feature(parsing: new, file: into)
    } catch let error as GherkinError {
      throw failure("\(into) would not be valid any more: \(error)")
    }
    try write(new, to: into)
    for number in accept { print("Added to \(into): \(proposals[number - 1].name)") }
  }

  private static func indented(_ proposal: ProposedScenario) -> String {
    let lines = ["@pending"] + proposal.text.split(separator: "\n").map(String.init)
    return lines.map { "  \($0)" }.joined(separator: "\n")
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

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
    String(self[..<(lastIndex { !isTrimmed($0) }.map(index(after:)) ?? startIndex)])
  }
}
