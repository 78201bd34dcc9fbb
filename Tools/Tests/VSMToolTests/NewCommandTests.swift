import Testing

@Suite(.timeLimit(.minutes(5)))
struct NewCommandTests {
  private static let feature =
    "Feature: A\n\n  Scenario: One\n    When I open it\n    Then I should see the List screen\n"

  @Test func filesAreWrittenBesideAManifestAndTargetsPrinted() async throws {
    let run = try await ToolRun(["new", "list.feature"], files: ["list.feature": Self.feature, "Package.swift": "//"])
    #expect(run.status == 0)
    #expect(run.output.contains("Wrote Sources/List/ListViewState.swift."))
    #expect(run.output.contains(#"name: "ListTests""#))
    #expect(run.files["Package.swift"] == "//")
  }

  @Test func existingFileIsNotReplacedAndNothingIsWritten() async throws {
    let path = "Sources/List/ListView.swift"
    let run = try await ToolRun(["new", "list.feature"], files: ["list.feature": Self.feature, path: "//"])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(path): error: the file exists, so nothing was written"))
    #expect(run.files[path] == "//")
    #expect(run.output == "")
  }

  @Test func dryRunPrintsTheFiles() async throws {
    let run = try await ToolRun(["new", "list.feature", "--dry-run"], files: ["list.feature": Self.feature])
    #expect(run.output.contains("==> Sources/List/ListViewState.swift\nimport VSM\n"))
    #expect(run.status == 0)
  }

  @Test func mistakeInTheFeatureFileIsReportedWithItsPlace() async throws {
    let run = try await ToolRun(
      ["new", "list.feature"], files: ["list.feature": "Feature: A\n\n  @\n  Scenario: One\n    Given a\n"])
    #expect(run.errors.hasPrefix("list.feature:"))
    #expect(run.errors.contains(": error: "))
    #expect(run.status == 2)
  }

  @Test(arguments: ["Feature: A\n", "Feature: A\n\n  Scenario: One\n    Gven I am\n"])
  func featureWithoutStepsIsReportedWithItsPlace(text: String) async throws {
    let run = try await ToolRun(["new", "list.feature"], files: ["list.feature": text])
    #expect(run.errors.hasPrefix("list.feature:\(text.contains("Scenario") ? 3 : 1):"))
    #expect(run.errors.contains(": error: No scenario has steps"))
    #expect(run.status == 2)
  }

  @Test func scenarioWithoutStepsIsNoted() async throws {
    let text = Self.feature + "\n  Scenario: Two\n    Gven I am\n"
    let run = try await ToolRun(["new", "list.feature"], files: ["list.feature": text])
    #expect(run.output.contains("Note: The scenario in line 7 has no steps.\n"))
    #expect(run.status == 0)
  }

  @Test func aFeatureToBeginWithNeedsNoFile() async throws {
    let run = try await ToolRun(["new", "--page", "--name", "Plant"])
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """
        Run 'swift test' in ., where all scenarios pass.
        Run 'vsm serve -- 8080' in ., open http://127.0.0.1:8080/, and edit the sources.

        """))
    let files = try await ToolRun(["new", "--page", "--name", "Plant", "--dry-run"]).output
    #expect(files.contains(#"name: "PlantSite""#))
    #expect(files.contains("Scenario: Change the name") && !files.contains("@pending"))
  }

  @Test(arguments: [["new"], ["new", "nowhere.feature"], ["new", "list.feature", "--name", "a b"]])
  func wrongArgumentsAreStatusTwo(arguments: [String]) async throws {
    let run = try await ToolRun(arguments, files: ["list.feature": Self.feature])
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty)
  }
}
