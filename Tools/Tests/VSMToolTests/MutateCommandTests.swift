import Foundation
import Subprocess
import Testing

@Suite(.timeLimit(.minutes(5)))
struct MutateCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Notes",
      targets: [.target(name: "Notes"), .testTarget(name: "NotesTests", dependencies: ["Notes"])])
    """

  private static let model = """
    public enum NoteViewState: Equatable {
      case writing
      case saved
      case refused(String)
    }

    public struct Writing {
      public var limit: Int
      public var log: [String] = []
      public init(limit: Int) { self.limit = limit }

      public mutating func save(_ text: String) -> NoteViewState {
        log.append(text)
        if text.count > limit { return .refused("It is too long.") }
        return .saved
      }
    }
    """

  private static func tests(_ body: String) -> String {
    """
    import Notes
    import Testing

    @Test func savesNotes() {
      var writing = Writing(limit: 3)
      \(body)
    }
    """
  }

  private func mutate(_ tests: String, model: String = model, arguments: [String] = []) async throws -> ToolRun {
    try await ToolRun(
      ["mutate", "Sources/Notes"] + arguments,
      files: [
        "Package.swift": Self.manifest, "Sources/Notes/Note.swift": model, "Tests/NotesTests/NoteTests.swift": tests,
        "Other/Package.swift": Self.manifest, "Other/Sources/Notes/Other.swift": "",
        "Other/Tests/NotesTests/Other.swift": "",
      ])
  }

  @Test func mistakesThatNoTestNoticesSurvive() async throws {
    let run = try await mutate(Self.tests(#"#expect(writing.save("Tea") == .saved)"#))
    #expect(
      run.output == """
        Sources/Notes/Note.swift:13:5: SURVIVED: 'log.append(text)' is left out
        Sources/Notes/Note.swift:14:8: noticed by savesNotes(): 'text.count > limit' has the opposite answer
        Sources/Notes/Note.swift:14:36: SURVIVED: '.writing' takes the place of '.refused("It is too long.")'
        Sources/Notes/Note.swift:15:12: noticed by savesNotes(): '.writing' takes the place of '.saved'

        2 of 4 mistakes are noticed (50 %). Survived: 2.

        """)
    #expect(run.status == 1)
    #expect(run.files["Sources/Notes/Note.swift"] == Self.model)
  }

  @Test func mistakesThatDoNotCompileAreLeftOutAndReasonsAreKept() async throws {
    let model =
      Self.model.replacing("    log.append", with: "    // vsm:survives -- For a person who debugs.\n    log.append")
      + "\nfunc limit() -> Int {\n  let limit: Int\n  limit = 3\n  return limit\n}\n"
    let run = try await mutate(
      Self.tests(
        #"#expect([writing.save("Tea"), writing.save("Coffee")] == [.saved, .refused("It is too long.")])"#),
      model: model)
    #expect(run.output.contains("survives, For a person who debugs.: 'log.append(text)' is left out\n"))
    #expect(
      run.output.hasSuffix(
        """
        3 of 4 mistakes are noticed (75 %). Survived for a reason in the source: 1. Left out, since they do not compile: 1.

        """))
    #expect(run.status == 0)
  }

  @Test func testsThatDoNotEndAreEnded() async throws {
    let model =
      "public struct Gate {\n  public init() {}\n  public func pass() -> Int {\n    var steps = 0\n"
      + "    while steps < 3 {\n      steps += 1\n    }\n    return steps\n  }\n}\n"
    let run = try await mutate(
      "import Notes\nimport Testing\n@Test func passes() { #expect(Gate().pass() == 3) }\n", model: model)
    #expect(run.output.hasPrefix("Sources/Notes/Note.swift:6:7: noticed, since the tests do not end: "))
    #expect(run.status == 0)
    let left = try await Subprocess.run(
      .name("pgrep"), arguments: ["-f", "NotesPackageTests.xctest.*\(run.folder.path)"], output: .string(limit: 1000))
    #expect(left.standardOutput == "", "The tests still run.")
  }

  @Test func testsThatFailWithoutAMistakeAreStatusTwo() async throws {
    let run = try await mutate(Self.tests(#"#expect(writing.save("Tea") == .writing)"#))
    #expect(run.errors.contains("vsm: error: The tests fail without any mistake. Mend them first:"))
    #expect(run.status == 2)
  }

  @Test func wrongArgumentsAreStatusTwo() async throws {
    let tests = Self.tests("_ = writing")
    #expect(try await mutate(tests, model: "public struct Writing {}").errors.contains("have no code of models"))
    let wrong = try await mutate(tests, arguments: ["--package-path", "Sources"])
    #expect(wrong.errors.contains("is no package. Name the folder of Package.swift with --package-path."))
    let outside = try await mutate(tests, arguments: ["--package-path", "Other"])
    #expect(outside.errors.contains("No file is a source of the package"))
    let taken = try await mutate(tests, arguments: ["--scratch-path", "Tests"])
    #expect(taken.errors.contains("has files that vsm did not make. Name an empty folder with --scratch-path."))
    let none = try await mutate(tests, arguments: ["--filter", "Nothing"])
    #expect(none.errors.contains("No test was run. Check the names after --filter."))
    #expect([wrong, outside, taken, none].map(\.status) == [2, 2, 2, 2])
  }

  @Test func mistakesArePrintedWithoutBeingTried() async throws {
    let run = try await mutate(Self.tests(""), arguments: ["--dry-run"])
    #expect(run.output.hasPrefix("Sources/Notes/Note.swift:13:5: 'log.append(text)' is left out\n"))
    #expect(run.status == 0)
  }
}
