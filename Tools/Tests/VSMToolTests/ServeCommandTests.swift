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

  @Test func aProgramIsReplacedAfterEachChange() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appending(path: "Sources/Site/main.swift")
    try FileManager.default.createDirectory(
      at: main.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try Data(Self.program("1").utf8).write(to: main)

    // Each line, and the file that is saved after it.
    let steps = [
      ("This is version 1.", Self.program("2")),
      ("This is version 2.", Self.program("3") + "\nnonsense()"),
      ("vsm: Sources/Site/main.swift:4:1: cannot find 'nonsense' in scope", Self.program("4")),
      ("This is version 4.", nil),
    ]
    let tool = try #require(Bundle.main.executableURL).deletingLastPathComponent().appending(path: "vsm")
    let finished = try await Subprocess.run(
      .path(.init(tool.path)), arguments: ["serve", "--package-path", folder.path], input: .none, output: .sequence,
      error: .combinedWithOutput
    ) { execution in
      var rest = steps[...]
      for try await line in execution.standardOutput.strings() {
        guard let step = rest.first, line.trimmingCharacters(in: .newlines) == step.0 else { continue }
        rest.removeFirst()
        if let text = step.1 {
          try Data(text.utf8).write(to: main)
        } else {
          try execution.send(signal: .terminate)
        }
      }
      return rest.count
    }
    #expect(finished.closureResult == 0)
    #expect(finished.terminationStatus == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: ".build/vsm-serve").path))
  }
}
