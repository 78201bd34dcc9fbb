import Testing

@Suite(.timeLimit(.minutes(5)))
struct DiagramCommandTests {
  private static let feature = """
    enum DoorViewState { case open(OpenModel), closed }
    struct OpenModel { func close() -> DoorViewState { .closed } }

    """
  private static let explored =
    #"{"states": [], "edges": [{"from": "closed", "to": "open", "action": "tap", "hasEffect": true}]}"#

  @Test func mermaidIsPrintedWithThePlaceOfTheFeature() async throws {
    let run = try await ToolRun("diagram", "A.swift", files: ["A.swift": Self.feature])
    #expect(run.output.hasPrefix("%% DoorViewState, A.swift:1\nstateDiagram-v2\n"))
    #expect(run.output.contains("  s0 --> s1: close\n"))
    #expect(run.status == 0)
  }

  @Test func differencesFromAnExplorationAreMarkedAndStatusOne() async throws {
    let run = try await ToolRun(
      ["diagram", "A.swift", "--explored", "a.json", "--format", "dot"],
      files: ["A.swift": Self.feature, "a.json": Self.explored])
    #expect(run.output.contains("close, only in the source"))
    #expect(run.output.contains("tap, only explored"))
    #expect(run.errors.contains("Not explored: close in open, which leads to closed in the source."))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ["diagram", "B.swift"], ["diagram", "A.swift", "--feature", "B"], ["diagram", "A.swift", "--explored", "A.swift"],
  ])
  func wrongArgumentsAreStatusTwo(arguments: [String]) async throws {
    let run = try await ToolRun(arguments, files: ["A.swift": Self.feature, "B.swift": "struct B {}\n"])
    #expect(run.status == 2)
    #expect(run.errors.contains("error: "))
  }
}
