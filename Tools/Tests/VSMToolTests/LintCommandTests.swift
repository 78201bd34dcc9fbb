import Testing

@Suite(.timeLimit(.minutes(5)))
struct LintCommandTests {
  private static let model = """
    enum TimerViewState { case stopped(TimerModel) }
    final class TimerModel { func stop() -> TimerViewState { .stopped(self) } }

    """
  private static let awaiting = """
    enum AViewState { case a(AModel) }
    struct AModel { func b() async -> AViewState { .a(self) } }
    struct A { func c(_ m: AModel) async { $state.observe(await m.b()) } }

    """

  @Test func findingsArePrintedWithTheirPlaceAndStatusOne() async throws {
    let run = try await ToolRun("lint", ".", files: ["A.swift": Self.model])
    #expect(run.output.hasPrefix("A.swift:2:13: warning: The model 'TimerModel' is shared"))
    #expect(run.output.hasSuffix(" [class-model]\n"))
    #expect(run.status == 1)
  }

  @Test func nothingIsPrintedWithoutFindings() async throws {
    let run = try await ToolRun("lint", "A.swift", files: ["A.swift": "struct A {}\n"])
    #expect(run.output + run.errors == "")
    #expect(run.status == 0)
  }

  @Test func fixesAreWrittenAndOnlyTheRestIsPrinted() async throws {
    let run = try await ToolRun("lint", "--fix", ".", files: ["A.swift": Self.awaiting])
    #expect(run.files["A.swift"] == Self.awaiting.replacing("observe(await m.b())", with: "observe { await m.b() }"))
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func findingsAreNotFixedWithoutTheFlag() async throws {
    let run = try await ToolRun("lint", ".", files: ["A.swift": Self.awaiting])
    #expect(run.files["A.swift"] == Self.awaiting)
    #expect(run.status == 1)
  }

  @Test func configurationOfTheFolderIsUsed() async throws {
    let run = try await ToolRun(
      "lint", ".", files: ["A.swift": Self.model, ".vsm-lint.json": #"{"disabled": ["class-model"]}"#])
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func unknownRuleInTheConfigurationIsAnErrorWithTheNearestOne() async throws {
    let run = try await ToolRun(
      "lint", "--config", "a.json", ".", files: ["A.swift": Self.model, "a.json": #"{"disabled": ["clas-model"]}"#])
    #expect(run.errors.contains(#"there is no rule "clas-model": did you mean "class-model"?"#))
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test(arguments: [["lint"], ["lint", "--format", "xml", "."], ["lint", "nowhere"], ["lnt"]])
  func wrongArgumentsAreStatusTwo(arguments: [String]) async throws {
    let run = try await ToolRun(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(!run.errors.isEmpty)
  }

  @Test(arguments: ["lint", "diagram", "migrate"])
  func folderWithoutSwiftIsAnError(command: String) async throws {
    let run = try await ToolRun([command, "."], files: ["A.txt": ""])
    #expect(run.errors.hasPrefix(".: error: there are no Swift files: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status != 0)
  }

  @Test func stampIsWrittenAndFindingsAndSyntaxErrorsAreStatusZero() async throws {
    let run = try await ToolRun(
      "lint", "--stamp", "Stamp.swift", "A.swift", "B.swift",
      files: ["A.swift": Self.model, "B.swift": "struct {", "Stamp.swift": ""])
    #expect(run.output.contains("[class-model]"))
    #expect(run.errors == "")
    #expect(run.files["Stamp.swift"] == "// Checked with vsm lint.\n")
    #expect(run.status == 0)
  }

  @Test func stampIsNotWrittenIfAFileCannotBeRead() async throws {
    let run = try await ToolRun("lint", "--stamp", "Stamp.swift", "A.swift", files: ["Stamp.swift": ""])
    #expect(run.files["Stamp.swift"] == "")
    #expect(run.status == 2)
  }

  @Test func fileWithASyntaxErrorIsStatusTwoAndTheOthersAreChecked() async throws {
    let run = try await ToolRun("lint", ".", files: ["A.swift": Self.model, "B.swift": "struct {"])
    #expect(run.errors.hasPrefix("B.swift:1:8: error: there is a syntax error: "))
    #expect(run.output.contains("[class-model]"))
    #expect(run.status == 2)
  }

  @Test func helpListsTheRulesAndAnExample() async throws {
    let run = try await ToolRun("lint", "--help")
    #expect(run.output.contains("class-model: "))
    #expect(run.output.contains("vsm lint --fix Sources"))
    #expect(run.status == 0)
  }
}
