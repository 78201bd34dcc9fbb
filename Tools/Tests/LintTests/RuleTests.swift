import FeatureSources
import Foundation
import Testing

@testable import Lint

/// Checks the rules with samples, in which comments mark the expected findings.
struct RuleTests {
  @Test(arguments: Linter.identifiers)
  func findingsAreThoseThatTheSampleMarks(rule: String) throws {
    let sample = try Sample(rule)
    #expect(!sample.expected.isEmpty, "Without a marker, the sample proves nothing.")
    #expect(sample.findings().map { "\($0.line): \($0.rule)" } == sample.expected)
  }

  @Test(arguments: Linter.identifiers)
  func fixesAreThoseOfTheCorrectedSample(rule: String) throws {
    let sample = try Sample(rule)
    let fixed = sample.file.text.applying(sample.findings().flatMap(\.fix))
    #expect(try fixed == (Sample.corrected(rule) ?? sample.file.text))
    _ = try SourceFile(path: "fixed.swift", text: fixed)
  }

  @Test(arguments: Linter.identifiers)
  func disabledRuleFindsNothing(rule: String) throws {
    var configuration = Configuration()
    configuration.disabled = [rule]
    let findings = try Sample(rule).findings(configuration)
    // Directives are always checked, since otherwise a misspelled one would have no effect and no message.
    #expect(findings.contains { $0.rule == rule } == (rule == Directives.id))
  }

  @Test func constantOnTheSameLineIsFollowedByASemicolon() throws {
    let model =
      "enum AViewState { case a(AModel) }\nstruct AModel { let item: Int }\nextension AModel {\n"
      + "  func b() -> StateSequence<AViewState> "
    let text = model + "{ StateSequence(.a(self)) { [number = item] in await c(number) } }\n}\n"
    let findings = Linter().findings(in: [try SourceFile(path: "a.swift", text: text)])
    #expect(
      text.applying(findings.flatMap(\.fix))
        == model + "{ let number = item; return StateSequence(.a(self)) { await c(number) } }\n}\n")
  }

  @Test func excludedFileIsOnlyRead() throws {
    var configuration = Configuration()
    configuration.excluded = ["class-model.sw"]
    #expect(try Sample("class-model").findings(configuration).isEmpty)
  }

  @Test func directiveDisablesARuleInTheWholeFile() throws {
    let text = "// vsm:disable class-model\n" + (try Sample("class-model").file.text)
    #expect(Linter().findings(in: [try SourceFile(path: "a.swift", text: text)]).isEmpty)
  }
}

/// A file in `Violations`.
struct Sample {
  let file: SourceFile

  init(_ rule: String) throws {
    file = try SourceFile(path: "\(rule).swift", text: try #require(try Self.text(rule)))
  }

  static func text(_ rule: String) throws -> String? { try text(at: "Violations/\(rule).swift") }

  /// The result of `--fix`, which the tests of VSM compile; `nil` if it changes nothing.
  static func corrected(_ rule: String) throws -> String? {
    try text(at: "../../../Tests/CompiledModules/Corrected/\(rule).swift")
  }

  private static func text(at path: String) throws -> String? {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: path.path) else { return nil }
    return try String(contentsOf: path, encoding: .utf8)
  }

  func findings(_ configuration: Configuration = Configuration()) -> [Finding] {
    Linter(configuration: configuration).findings(in: [file])
  }

  /// The markers `// expect: rule` for their line and `// expect-next: rule` for the next one, as `line: rule`.
  var expected: [String] {
    file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      if let found = line.firstRange(of: "// expect: ") { return "\(index + 1): \(line[found.upperBound...])" }
      if let found = line.firstRange(of: "// expect-next: ") { return "\(index + 2): \(line[found.upperBound...])" }
      return nil
    }
  }
}
