import FeatureSources
import Foundation
import Testing

struct SourceFileTests {
  @Test func syntaxErrorHasALineAReasonAndAdvice() throws {
    let problem = try #require(throws: SourceProblem.self) {
      try SourceFile(path: "A.swift", text: "struct A {}\nlet = 1\n")
    }
    #expect(problem.line == 2)
    #expect("\(problem)".hasPrefix("A.swift:2:5: error: there is a syntax error: expected pattern in variable"))
    #expect("\(problem)".hasSuffix("; correct it, and run the command again."))
  }

  @Test func missingFileIsAProblem() throws {
    let problem = try #require(throws: SourceProblem.self) { try SourceFile(path: "/nowhere/A.swift") }
    #expect(problem.what == "the file can't be read")
  }

  @Test func textThatIsNotUTF8IsAProblem() throws {
    try inTemporaryFolder { folder in
      let path = folder.appending(path: "A.swift").path
      try Data([0xFF, 0xFE]).write(to: URL(filePath: path))
      let problem = try #require(throws: SourceProblem.self) { try SourceFile(path: path) }
      #expect(problem.what == "the file is not UTF-8")
    }
  }

  @Test func finderSkipsHiddenFoldersAndSorts() throws {
    try inTemporaryFolder { folder in
      for name in ["B.swift", "A/C.swift", ".build/D.swift", "Pods/E.swift", "A/F.txt"] {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
      let found = try SourceFinder.files(in: [folder.path, folder.appending(path: "B.swift").path])
      #expect(found.map { $0.dropFirst(folder.path.count) } == ["/A/C.swift", "/B.swift"])
    }
  }

  @Test func missingPathIsAProblem() throws {
    let problem = try #require(throws: SourceProblem.self) { try SourceFinder.files(in: ["/nowhere"]) }
    #expect(problem.path == "/nowhere")
  }

  private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
