import Testing

@Suite(.timeLimit(.minutes(5)))
struct DiffCommandTests {
  private static let old = """
    enum ListViewState { case loading(LoaderModel), loaded(LoadedModel), failed }
    struct LoaderModel {
      func load() async -> ListViewState { .loaded(LoadedModel(title: "")) }
    }
    struct LoadedModel {
      let title: String
      func reload() async -> ListViewState { .loaded(self) }
    }
    """

  private func run(_ change: (String) -> String, range: String = "HEAD~1..HEAD") async throws -> ToolRun {
    let path = "Sources/List/List.swift"
    return try await ToolRun(["diff", range], commits: [[path: Self.old], [path: change(Self.old)]])
  }

  @Test func removalIsStatusThree() async throws {
    let run = try await run { $0.replacing("func reload() async -> ListViewState { .loaded(self) }", with: "") }
    #expect(run.output.contains("### ListViewState"))
    #expect(run.output.contains("- ⚠️ `loaded` no longer offers `reload`, which led to `loaded`.\n"))
    #expect(run.status == 3)
  }

  @Test func additionIsStatusOne() async throws {
    let run = try await run {
      $0.replacing(
        "{ .loaded(LoadedModel(title: \"\")) }",
        with: "{ if true { return .failed }; return .loaded(LoadedModel(title: \"\")) }")
    }
    #expect(run.output.contains("- `load` in `loading` can also lead to `failed`.\n"))
    #expect(run.status == 1)
  }

  @Test func otherCodeIsTheSameBehavior() async throws {
    let run = try await run {
      $0.replacing(
        "{ .loaded(self) }", with: "{ loaded() }\n  private func loaded() -> ListViewState { .loaded(self) }")
    }
    #expect(run.output == "The behavior is the same (`HEAD~1..HEAD`).\n")
    #expect(run.status == 0)
  }

  @Test func commitAloneIsComparedWithTheFolder() async throws {
    let path = "Sources/List/List.swift"
    let run = try await ToolRun(
      ["diff", "HEAD"], files: [path: Self.old.replacing("title: String", with: "name: String")],
      commits: [[path: Self.old]])
    #expect(run.output.contains("`loaded` no longer has the data `title: String`."))
    #expect(run.output.contains("`loaded` also has the data `name: String`."))
    #expect(run.status == 3)
  }

  @Test func unknownCommitIsStatusTwo() async throws {
    let run = try await run({ $0 }, range: "nowhere..HEAD")
    #expect(run.errors.contains("the versions 'nowhere..HEAD' can't be compared: there is no commit 'nowhere'; check"))
    #expect(run.status == 2)
  }
}
