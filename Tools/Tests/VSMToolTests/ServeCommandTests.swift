import Foundation
import Subprocess
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ServeCommandTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Pages", targets: [.executableTarget(name: "Site")])
    """

  /// A program that says which version it is, and runs until it is ended.
  private static func program(_ version: String) -> String {
    """
    import Foundation
    FileHandle.standardOutput.write(Data("This is version \(version).\\n".utf8))
    while true { sleep(1) }
    """
  }

  @Test func aPackageThatCannotBeServedIsExplained() async throws {
    let empty = try await ToolRun("serve")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("can't be read as a package"))

    let two = Self.manifest.replacing("[.executable", with: #"[.executableTarget(name: "Admin"), .executable"#)
    let files = ["Package.swift": two, "Sources/Site/main.swift": "", "Sources/Admin/main.swift": ""]
    #expect(
      try await ToolRun(["serve"], files: files).errors
        == "vsm: error: Choose one executable of the package with --product: Admin, Site.\n")
    let unknown = try await ToolRun(["serve", "--product", "Shop"], files: files)
    #expect(unknown.errors == "vsm: error: The package has no executable Shop. It has: Admin, Site.\n")
    #expect(unknown.status == 2)
  }

  /// A program that takes part in the hand-over, as servers of PortableUIHummingbird do.
  private static func partner(_ version: String, begin: String = #"tell("prepared")"#) -> String {
    """
    import Foundation
    let variables = ProcessInfo.processInfo.environment
    func say(_ line: String) { FileHandle.standardOutput.write(Data("\\(line)\\n".utf8)) }
    func tell(_ message: String) {
      let name = "\\(variables["VSM_SERVE"]!)/\\(message)-\\(variables["VSM_SERVE_LAUNCH"]!)"
      _ = FileManager.default.createFile(atPath: name, contents: nil)
    }
    \(begin)
    tell("listening")
    say("This is version \(version).")
    while true { sleep(1) }
    """
  }

  private enum Action {
    case save(String, as: String)
    case end
  }

  /// Serves a package, and performs each action after its line of the output.
  ///
  /// - Parameter preview: The path of a file in the package, whose previews are shown too.
  private func serve(_ files: [String: String], preview: String? = nil, _ steps: [(line: String, action: Action)])
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func save(_ text: String, as name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for (name, text) in files { try save(text, as: name) }

    let tool = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "vsm")
    var options = PlatformOptions()
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(30))]
    let previewing = preview.map { ["--preview", folder.appending(path: $0).path] } ?? []
    let finished = try await Subprocess.run(
      .path(.init(tool.path)), arguments: Arguments(["serve", "--package-path", folder.path] + previewing),
      platformOptions: options,
      input: .none, output: .sequence, error: .combinedWithOutput
    ) { execution in
      var rest = steps[...]
      for try await line in execution.standardOutput.strings() {
        guard let step = rest.first, line.hasPrefix(step.line) else { continue }
        rest.removeFirst()
        switch step.action {
        case .save(let text, let name): try save(text, as: name)
        case .end: try execution.send(signal: .terminate)
        }
      }
      return rest.map(\.line)
    }
    #expect(finished.closureResult == [])
    #expect(finished.terminationStatus == .exited(0))
    let left = try await Subprocess.run(
      .name("pgrep"), arguments: ["-f", "\(folder.path)/.build"], output: .string(limit: 1000))
    #expect(left.standardOutput == "", "A program still runs.")
  }

  @Test func aProgramIsReplacedAfterEachChange() async throws {
    let main = "Sources/Site/main.swift"
    try await serve(
      ["Package.swift": Self.manifest, main: Self.program("1")],
      [
        ("This is version 1.", .save(Self.program("2"), as: main)),
        ("This is version 2.", .save(Self.program("3") + "\nnonsense()", as: main)),
        ("vsm: Sources/Site/main.swift:4:1: cannot find 'nonsense' in scope", .save(Self.program("4"), as: main)),
        ("This is version 4.", .end),
      ])
  }

  @Test func aProgramThatFailsToStartLeavesTheOneThatServes() async throws {
    let main = "Sources/Site/main.swift"
    let hangs = Self.partner("hanging", begin: #"say("It hangs."); while true { sleep(1) }"#)
    try await serve(
      ["Package.swift": Self.manifest, main: Self.partner("1")],
      [
        ("This is version 1.", .save(Self.partner("2", begin: "exit(3)"), as: main)),
        ("vsm: The new program ended with the status 3 before it served its pages.", .save(hangs, as: main)),
        ("It hangs.", .save(Self.partner("3"), as: main)),
        ("vsm: The sources changed before the new program served its pages.", .save(Self.partner("4"), as: main)),
        ("This is version 4.", .save(hangs, as: main)),
        ("It hangs.", .end),
      ])
  }

  @Test func aResourceIsReplacedWithoutABuildUnlessSourcesAreBroken() async throws {
    let (main, note) = ("Sources/Site/main.swift", "Sources/Site/note.txt")
    let manifest = Self.manifest.replacing(#"name: "Site""#, with: #"name: "Site", resources: [.copy("note.txt")]"#)
    let error = "vsm: Sources/Site/main.swift:12:1: cannot find 'nonsense' in scope"
    try await serve(
      ["Package.swift": manifest, main: Self.partner("1"), note: "1"],
      [
        ("This is version 1.", .save("2", as: note)),
        ("vsm: copied in", .save(Self.partner("2") + "\nnonsense()", as: main)),
        (error, .save("3", as: note)),
        (error, .save(Self.partner("3"), as: main)),
        ("This is version 3.", .end),
      ])
  }

  @Test func aProgramKnowsWhosePreviewsItShows() async throws {
    let main = "Sources/Site/main.swift"
    func program(_ version: Int) -> String {
      #"""
      import Foundation
      let file = ProcessInfo.processInfo.environment["VSM_SERVE_PREVIEW"] ?? "nothing"
      FileHandle.standardOutput.write(Data("Version \#(version) shows \(file).\n".utf8))
      while true { sleep(1) }
      """#
    }
    try await serve(
      ["Package.swift": Self.manifest, main: program(1), "Sources/Site/Cart/Cart View.swift": ""],
      preview: "Sources/Site/Cart/Cart View.swift",
      [
        ("Version 1 shows Site/Cart View.swift.", .save(program(2), as: main)),
        ("Version 2 shows Site/Cart View.swift.", .end),
      ])
  }

  @Test(arguments: [
    ("Sources/Site/Nowhere.swift", "There is no file "), ("Package.swift", "is not a Swift file of a target"),
    ("Sources/Site/note.txt", "is not a Swift file of a target"),
  ])
  func aFileWithoutPreviewsIsExplained(name: String, problem: String) async throws {
    let run = try await ToolRun(
      ["serve", "--preview", name],
      files: ["Package.swift": Self.manifest, "Sources/Site/main.swift": "", "Sources/Site/note.txt": ""])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("vsm: error: "))
    #expect(run.errors.contains(problem))
  }
}
