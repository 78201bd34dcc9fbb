import Gherkin
import Testing

struct FeatureParserTests {
  @Test func featureHasNameDescriptionAndScenarios() throws {
    let feature = try Feature(
      parsing: """

        # Who may edit is a requirement of its own.
        @profile @fast
        Feature: Edit a profile
          A person can change
            their name.

          But nobody else can.
          # Not part of the description.

          Scenario: Save
            Given a profile
        """, file: "Profile.feature")

    #expect(feature.file == "Profile.feature")
    #expect(feature.name == "Edit a profile")
    #expect(feature.location == Location(line: 4, column: 1))
    #expect(
      feature.tags == [
        Gherkin.Tag("@profile", location: Location(line: 3, column: 1)),
        Gherkin.Tag("@fast", location: Location(line: 3, column: 10)),
      ])
    #expect(feature.description == "A person can change\ntheir name.\n\nBut nobody else can.")
    #expect(feature.scenarios.map(\.name) == ["Save"])
    #expect(feature.scenarios[0].location == Location(line: 11, column: 3))
  }

  @Test(arguments: ["Feature", "Business Need", "Ability"])
  func allEnglishKeywordsOfFeaturesAreAccepted(_ keyword: String) throws {
    #expect(try Feature(parsing: "\(keyword): Edit", file: "").name == "Edit")
  }

  @Test func languageEnglishIsAccepted() throws {
    #expect(try Feature(parsing: "#language:en\nFeature: A", file: "").name == "A")
    #expect(try Feature(parsing: "# A comment: with a colon\n# language : en\nFeature: A", file: "").name == "A")
  }

  @Test func languageCommentBelowTheFirstLineIsIgnored() throws {
    #expect(try Feature(parsing: "Feature: A\n# language: de", file: "").name == "A")
  }

  @Test(arguments: ["", "\n\n", "# only a comment"])
  func fileWithoutFeatureIsAnError(_ source: String) {
    #expect(problems(source) == ["1:1: The file contains no feature. Write 'Feature:' and a name."])
  }

  @Test func linesAboveTheFeatureAreAnError() {
    #expect(
      problems("Scenario: Save\n  Given a profile\nFeature: A") == [
        "1:1: A feature file begins with 'Feature:', but this line does not. Write 'Feature:' and a name above it."
      ])
  }

  @Test func fileWithoutFeatureLineHasOneError() {
    #expect(
      problems("Scenario: Save") == [
        "1:1: A feature file begins with 'Feature:', but this line does not. Write 'Feature:' and a name above it."
      ])
  }

  @Test func descriptionCanStartLateAndContainExamples() throws {
    let feature = try Feature(parsing: "Feature: A\n\n  \nMuch.\nExamples: few.\n\nScenario: B", file: "")
    #expect(feature.description == "Much.\nExamples: few.")
    #expect(feature.scenarios.map(\.name) == ["B"])
  }

  @Test(arguments: ["scenario: B", "SCENARIO: B", "Scenario outline: B"])
  func scenarioKeywordWithWrongCaseIsAnError(_ line: String) {
    let keyword = line.contains("outline") ? "Scenario Outline" : "Scenario"
    let problem =
      "This line is part of a description, so the scenario would not run. "
      + "Write '\(keyword):' with this capitalization, or begin the line with another word."
    #expect(problems("Feature: A\n\(line)\nGiven c") == ["2:1: \(problem)"])
    #expect(problems("Feature: A\nScenario: D\n\n\(line)\nGiven c") == ["4:1: \(problem)"])
  }

  @Test func descriptionCanContainKeywordPrefixes() throws {
    let prose = "Scenario planning is hard.\nexample: this one\nscenarios abound\nWhy a scenario: it helps."
    #expect(try Feature(parsing: "Feature: A\n\(prose)\nScenario: B", file: "").description == prose)
  }

  @Test func secondFeatureIsAnError() {
    #expect(
      problems("Feature: A\nScenario: B\n  Given c\n@d\nFeature: D\n  Scenario: E") == [
        "5:1: A second feature begins here, but a file contains one feature. Move it to a file of its own."
      ])
  }

  @Test func allLineEndingsAreAccepted() throws {
    let unix = "Feature: A\n  text\n\n  Scenario: B\n    Given c\n      \"\"\"\n      d\n      e\n      \"\"\""
    let windows = unix.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try Feature(parsing: "\u{FEFF}" + windows, file: "") == Feature(parsing: unix, file: ""))
  }
}

/// Returns the problems of a file, line by line.
func problems(_ source: String) -> [String] {
  do {
    let feature = try Feature(parsing: source, file: "F")
    return ["nothing: \(feature.name)"]
  } catch {
    return error.description.split(separator: "\n").map { $0.hasPrefix("F:") ? String($0.dropFirst(2)) : String($0) }
  }
}

/// Returns the steps of the first scenario of a feature that contains the lines.
func steps(_ lines: String) throws -> [Step] {
  try Feature(parsing: "Feature: A\nScenario: B\n\(lines)", file: "").scenarios[0].steps
}
