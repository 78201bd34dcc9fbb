import Foundation
import Testing

@testable import Lint

struct ReportTests {
  private let finding = Finding(
    rule: "class-model", path: "Sources/My Feature/A,B.swift", line: 3, column: 5,
    message: "100 % shared.\nMake it a struct.")

  @Test func textHasFileLineAndRule() {
    var finding = finding
    finding.message = "Shared."
    #expect(Report.text.text(of: [finding]) == "Sources/My Feature/A,B.swift:3:5: warning: Shared. [class-model]")
  }

  @Test func annotationsForGitHubAreEscaped() {
    #expect(
      Report.github.text(of: [finding])
        == "::warning file=Sources/My Feature/A%2CB.swift,line=3,col=5,title=class-model"
        + "::100 %25 shared.%0AMake it a struct.")
  }

  @Test func sarifHasRulesResultsAndRegions() throws {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(Report.sarif.text(of: [finding]).utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == Linter.identifiers)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "class-model")
    let location = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String == "Sources/My%20Feature/A,B.swift")
    #expect(location["region"] as? [String: Int] == ["startLine": 3, "startColumn": 5])
  }

  @Test func sarifWithoutFindingsHasAnEmptyListOfResults() throws {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(Report.sarif.text(of: []).utf8)) as? [String: Any])
    #expect((log["runs"] as? [[String: Any]])?.first?["results"] as? [String] == [])
    #expect(Report.text.text(of: []) == "")
  }
}
