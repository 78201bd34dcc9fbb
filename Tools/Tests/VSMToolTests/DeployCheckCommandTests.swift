import Testing

@Suite(.timeLimit(.minutes(5)))
struct DeployCheckCommandTests {
  private static let path = "Tests/NoteTests/KeptStates/note.json"
  private static let kept = #"{"states":{"editing":{"note":"1 \"Milk\""},"loading":{},"saving":{"note":"1 \"Milk\""}}}"#

  /// Runs the command with a test that reports lines about states.
  private func run(_ lines: [String], commit: String = "HEAD", status: Int = 0) async throws -> ToolRun {
    let script =
      lines.map { line in #"echo "{\"file\":\"$VSM_DEPLOY_ROOT/\#(Self.path)\",\#(line)}" >> "$VSM_DEPLOY_REPORT""# }
      + ["exit \(status)"]
    return try await ToolRun(
      ["deploy-check", commit, "--", "sh", "-c", script.joined(separator: "; ")],
      commits: [["README.md": "", Self.path: Self.kept]])
  }

  private func line(_ state: String, continuesIn other: String, refused: String = "", isAccepted: Bool = false)
    -> String
  {
    #"\"state\":\"\#(state)\",\"continuation\":{\"state\":\"\#(other)\",\"refused\":[\#(refused)]},\"isAccepted\":\#(isAccepted)"#
  }

  @Test func statesThatContinueAreStatusZero() async throws {
    let run = try await run([
      line("editing", continuesIn: "editing"), line("loading", continuesIn: "loading"),
      line("saving", continuesIn: "editing"),
    ])
    #expect(
      run.output == """
        ## A deploy over HEAD

        `Tests/NoteTests/KeptStates/note.json`:

        - `editing` continues.
        - `loading` starts anew, as before.
        - `saving` continues in `editing`.

        """)
    #expect(run.status == 0)
  }

  @Test func aLostStateIsStatusOne() async throws {
    let run = try await run(
      [
        line("editing", continuesIn: "loading", refused: #"\"note\""#), line("loading", continuesIn: "loading"),
        line("saving", continuesIn: "editing"),
      ], status: 1)
    #expect(run.output.contains("- `editing` ⚠️ is lost: nothing continues with `note`.\n"))
    #expect(!run.output.contains("another reason"))
    #expect(run.status == 1)
  }

  @Test func aStateThatMayBeLostIsStatusZero() async throws {
    let run = try await run(
      [
        line("editing", continuesIn: "loading", refused: #"\"note\""#, isAccepted: true),
        line("loading", continuesIn: "loading"), line("saving", continuesIn: "editing"),
      ])
    #expect(run.output.contains("- `editing` is lost, as accepted: nothing continues with `note`.\n"))
    #expect(run.status == 0)
  }

  @Test func theWorstOfSeveralTestsCounts() async throws {
    let run = try await run([
      line("editing", continuesIn: "editing"), line("editing", continuesIn: "loading", refused: #"\"note\""#),
      line("loading", continuesIn: "loading"), line("saving", continuesIn: "editing"),
    ])
    #expect(run.status == 1)
  }

  @Test func aStateThatNoTestReadsIsStatusOne() async throws {
    let run = try await run([line("editing", continuesIn: "editing"), line("loading", continuesIn: "loading")])
    #expect(run.output.contains("- `saving` ⚠️ was not tested: no test that ran has read this file.\n"))
    #expect(run.status == 1)
  }

  @Test func testsThatFailAreStatusOne() async throws {
    let run = try await run(
      ["editing", "loading", "saving"].map { line($0, continuesIn: $0) }, status: 1)
    #expect(run.output.hasSuffix("The tests failed for another reason.\n"))
    #expect(run.status == 1)
  }

  @Test func theTestsGetTheFilesOfTheCommit() async throws {
    let run = try await ToolRun(
      ["deploy-check", "HEAD~1", "--", "sh", "-c", #"cat "$VSM_DEPLOY_FILES/\#(Self.path)""#],
      commits: [[Self.path: Self.kept], [Self.path: #"{"states":{}}"#]])
    #expect(run.errors.contains(Self.kept))
  }

  @Test func aCommitWithoutFilesIsStatusTwo() async throws {
    let run = try await ToolRun(["deploy-check", "HEAD"], commits: [["README.md": ""]])
    #expect(run.errors.contains("'HEAD' has no files of kept states. Let a test call 'expectDeployKeepsStates'"))
    #expect(run.status == 2)
  }

  @Test func anUnknownCommitIsStatusTwo() async throws {
    let run = try await run([], commit: "nowhere")
    #expect(run.errors.contains("the states of 'nowhere' can't be read: there is no commit 'nowhere'."))
    #expect(run.status == 2)
  }
}
