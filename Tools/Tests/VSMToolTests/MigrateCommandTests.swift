import Testing

@Suite(.timeLimit(.minutes(5)))
struct MigrateCommandTests {
  @Test func changesArePrintedAndNothingIsWritten() async throws {
    let run = try await ToolRun("migrate", ".", files: ["A.swift": "import LegacyVSM\n"])
    #expect(
      run.output == """
        --- A.swift
        +++ A.swift
        @@ -1,1 +1,1 @@
        -import LegacyVSM
        +import VSM
        Would change 1 of 1 files, in 1 places. Nothing was written: pass --in-place to change the files.

        """)
    #expect(run.files["A.swift"] == "import LegacyVSM\n")
    #expect(run.status == 0)
  }

  @Test func filesAreChangedInPlaceAndLeftoversListed() async throws {
    let run = try await ToolRun(
      "migrate", "--in-place", ".", files: ["A.swift": "import LegacyVSM\r\n\r\n\tlet a: StatePublishing"])
    #expect(run.files["A.swift"] == "import VSM\r\n\r\n\tlet a: StatePublishing")
    #expect(
      run.output.hasPrefix("A.swift:3: StatePublishing: the protocol exists only for features of vsm-ios 1.x; write "))
    #expect(run.output.hasSuffix("\nChanged 1 of 1 files, in 1 places. Left to you: 1.\n"))
    #expect(run.status == 0)
  }

  @Test func fileWithASyntaxErrorIsLeftUntouchedAndReported() async throws {
    let broken = "import LegacyVSM\nlet =\n"
    let run = try await ToolRun(
      "migrate", "--in-place", ".", files: ["A.swift": broken, "B.swift": "import LegacyVSM"])
    #expect(run.files == ["A.swift": broken, "B.swift": "import VSM"])
    #expect(run.errors.hasPrefix("A.swift:2:"))
    #expect(run.status == 1)
  }

  @Test func fileBehindALinkIsChangedAndTheLinkStays() async throws {
    let run = try await ToolRun(
      ["migrate", "--in-place", "Link.swift"], files: ["A.swift": "import LegacyVSM\n"],
      links: ["Link.swift": "A.swift"])
    #expect(run.files["A.swift"] == "import VSM\n")
  }

  @Test func fileThatDoesNotExistIsReported() async throws {
    let run = try await ToolRun("migrate", "A.swift")
    #expect(run.errors.hasPrefix("A.swift: error: there is no such file or folder"))
    #expect(run.status == 1)
  }

  @Test func versionChoosesWhatIsReplaced() async throws {
    let source = "a._debug()\nstruct A { @ViewState(subsystem: \"a\") var s = S.a }\n"
    let run = try await ToolRun("migrate", "--from", "2", "--in-place", ".", files: ["A.swift": source])
    #expect(run.files["A.swift"] == source.replacing("(subsystem: \"a\")", with: ""))
  }

  @Test func contradictionIsStatusTwo() async throws {
    let run = try await ToolRun("migrate", "--in-place", "--dry-run", ".")
    #expect(run.errors.contains("pass one of them"))
    #expect(run.status == 2)
  }
}
