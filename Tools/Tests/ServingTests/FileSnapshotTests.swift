import Foundation
import Testing

@testable import Serving

struct FileSnapshotTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "Views"), withIntermediateDirectories: true)
    try write("1", to: "Views/A.swift")
    try write("1", to: "Views/B.swift")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func changes(_ change: () throws -> Void) throws -> [String] {
    let before = FileSnapshot(of: [folder])
    try change()
    return FileSnapshot(of: [folder]).changes(since: before).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func changedNewAndRemovedFilesAreFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try changes {} == [])
    let found = try changes {
      try write("22", to: "Views/A.swift")
      try write("", to: "Views/C.swift")
      try FileManager.default.removeItem(at: folder.appending(path: "Views/B.swift"))
    }
    #expect(found == ["Views/A.swift", "Views/B.swift", "Views/C.swift"])
  }

  @Test func filesOfAnEditorAreLeftOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try changes {
      try write("2", to: "Views/.A.swift.swp")
      try write("2", to: "Views/A.swift~")
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".build"), withIntermediateDirectories: true)
      try write("2", to: ".build/A.swift")
    }
    #expect(found == [])
  }

  @Test func aFileReplacedByOneOfTheSameSizeIsFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let found = try changes {
      try write("2", to: "new")
      // As if the editor had saved a second later, which clocks of file systems tell apart.
      try FileManager.default.setAttributes(
        [.modificationDate: Date.now + 1], ofItemAtPath: folder.appending(path: "new").path)
      let file = folder.appending(path: "Views/A.swift")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.moveItem(at: folder.appending(path: "new"), to: file)
    }
    #expect(found == ["Views/A.swift"])
  }
}
