import Testing

@Suite(.timeLimit(.minutes(5)))
struct RecordCommandTests {
  private static let log = "VSM AViewState#1: made in one\nVSM AViewState#1: one → two (AView.swift:3, state)\n"
  private static let view =
    "struct AView {\n  var body: some View {\n    Button(\"Next\") { $state.observe(model.next()) }\n  }\n}\n"

  @Test func testIsWritten() async throws {
    let run = try await ToolRun(
      ["record", "a.log", "--sources", "AView.swift", "--view", "AView()", "--module", "A"],
      files: ["a.log": Self.log, "AView.swift": Self.view])
    #expect(run.output.contains("  try page.tap(\"Next\")\n  await a.expect(\"two\")\n"))
    #expect(run.status == 0)
  }

  @Test func unknownCallIsLeftToThePerson() async throws {
    let run = try await ToolRun(["record", "a.log", "--view", "AView()"], files: ["a.log": Self.log])
    #expect(run.output.contains("// Do here what calls AView.swift:3."))
    #expect(run.errors.contains("AView.swift is not among the sources"))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ["record", "a.log"], ["record", "b.log", "--view", "AView()"], ["record", "AView.swift", "--view", "AView()"],
  ])
  func wrongArgumentsAreStatusTwo(arguments: [String]) async throws {
    let run = try await ToolRun(arguments, files: ["a.log": Self.log, "AView.swift": Self.view])
    #expect(run.status == 2)
    #expect(run.errors.contains("error: "))
  }
}
