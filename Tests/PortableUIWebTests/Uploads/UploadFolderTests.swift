import Foundation
import Testing

@testable import PortableUIWeb

struct UploadFolderTests {
  private let base: String

  init() throws { base = try makePrivateFolder(startingWith: FileManager.default.temporaryDirectory.path + "/test-") }

  private var folders: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []).filter { $0.hasPrefix("live-files-") }
  }

  @Test func folderIsPrivateAndEndsWithItsOwner() throws {
    do {
      let folder = try UploadFolder(inside: base)
      let place = folder.place(for: "a.txt")
      #expect(place.lastPathComponent == "a.txt" && place.path.hasPrefix(base + "/live-files-"))
      let path = place.deletingLastPathComponent().deletingLastPathComponent().path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o700)
      #expect(folders.count == 1)
    }
    #expect(folders.isEmpty)
    try FileManager.default.removeItem(atPath: base)
  }

  /// The folder of a process that has ended by a signal has no lock any more.
  @Test func folderOfAnEndedProcessIsRemoved() throws {
    let abandoned = base + "/live-files-abc123"
    try FileManager.default.createDirectory(atPath: abandoned + "/deep", withIntermediateDirectories: true)
    try Data("rest".utf8).write(to: URL(fileURLWithPath: abandoned + "/deep/a.txt"))
    try Data().write(to: URL(fileURLWithPath: abandoned + "/lock"))
    let folder = try UploadFolder(inside: base)
    #expect(!FileManager.default.fileExists(atPath: abandoned))
    withExtendedLifetime(folder) {}
    try FileManager.default.removeItem(atPath: base)
  }

  @Test func folderOfALivingProcessStays() throws {
    let other = try UploadFolder(inside: base)
    let folder = try UploadFolder(inside: base)
    #expect(folders.count == 2)
    withExtendedLifetime((other, folder)) {}
    try FileManager.default.removeItem(atPath: base)
  }

  @Test func otherFoldersStay() throws {
    try FileManager.default.createDirectory(atPath: base + "/others", withIntermediateDirectories: true)
    _ = try UploadFolder(inside: base)
    #expect(FileManager.default.fileExists(atPath: base + "/others"))
    try FileManager.default.removeItem(atPath: base)
  }

  @Test func missingFolderIsAnError() {
    #expect(throws: FolderError.self) { try UploadFolder(inside: base + "/missing") }
  }
}
