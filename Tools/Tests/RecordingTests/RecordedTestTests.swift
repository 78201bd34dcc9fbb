import FeatureSources
import Testing

@testable import Recording

struct RecordedTestTests {
  private func test(_ log: String, _ source: String) throws -> RecordedTest {
    RecordedTest(
      try StateLogReading(log, file: "a.log"), file: "a.log", sources: [try SourceFile(path: "A.swift", text: source)],
      options: .init(view: "AView()", module: nil, name: "journey"))
  }

  private let log = """
    AViewState#7: made in one
    2026-11-23 12:00:00 app[1] AViewState#7: one → two (A.swift:3, state): two(name: "x → y")
    """

  @Test(arguments: [
    ("Button(\"Go\") {\n\n$state.observe(m.go()) }", "try page.tap(\"Go\")"),
    ("Button {\n\n$state.observe(m.go()) } label: { Text(\"Go\") }", "try page.tap(\"Go\")"),
    ("List {}.refreshable {\n\nawait $state.refresh(m.go) }", "try page.refresh()"),
    (
      "Problem {\n\n$state.observe(m.go()) } }}\nstruct Problem: View { var body: some View { Button(\"Retry\") {}",
      "try page.tap(\"Retry\")"
    ),
    ("Button(\"Go\") { go() } }\nfunc go() {\n$state.observe(m.go())", "try page.tap(\"Go\")"),
  ])
  func controlAroundTheCallIsUsed(body: String, statement: String) throws {
    let test = try test(log, "struct A: View { var body: some View { \(body) }}")
    #expect(test.source.contains("  \(statement)\n  await a.expect(\"two\")\n"), "\(test.source)")
    #expect(test.notes == [])
  }

  @Test func statesOfAnAppearingViewNeedNoUse() throws {
    let test = try test(
      log, "struct A: View { var body: some View { Text(\"\").onAppear {\n\n$state.observe(m.go()) } }}")
    #expect(test.source.contains("journey(of: AViewState.self)\n  await a.expect(\"two\")\n"))
  }

  @Test func containersOfTheSameTypeAreNumbered() throws {
    let log = "AViewState#1: made in one\nAViewState#2: made in one\nAViewState#2: one → two (A.swift:1, state)\n"
    let test = try test(log, "")
    #expect(test.source.contains("let a2 = page.journeys(of: AViewState.self)[1]\n"))
    #expect(!test.source.contains("[0]"))
  }

  @Test func placeholderOfAnExportedJourneyIsReplaced() throws {
    let exported = "@Test @MainActor func journey() async throws {\n  let page = HeadlessPage { <#the view#> }\n}\n"
    let test = try RecordedTest(
      exported: exported, file: "j.swift", options: .init(view: "AView()", module: "A", name: "renamed"))
    #expect(test.source.contains("@testable import A\n"))
    #expect(test.source.contains("func renamed() async throws {\n  let page = HeadlessPage { AView() }\n}\n"))
  }

  @Test func logWithoutChangesIsAProblem() {
    #expect(throws: RecordingProblem.self) { try StateLogReading("AViewState#1: made in one", file: "a.log") }
    #expect(throws: RecordingProblem.self) { try StateLogReading("nothing", file: "a.log") }
  }
}
