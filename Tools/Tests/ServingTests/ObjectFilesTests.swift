import Foundation
import Testing

@testable import Serving

struct ObjectFilesTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var source: URL { root.appending(path: "Sources/Site/main.swift") }
  private var object: URL { root.appending(path: "products/my_site.build/main.swift.o") }
  private var package: ServedPackage {
    ServedPackage(
      executables: ["Site"],
      targets: [.init(name: "my-site", folder: source.deletingLastPathComponent(), bundle: "App_Site.resources")],
      manifests: [])
  }

  init() throws {
    for file in [source, object] {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let map = ["": [:], source.path: ["object": object.path]]
    try JSONEncoder().encode(map).write(to: object.deletingLastPathComponent().appending(path: "output-file-map.json"))
  }

  /// Returns whether the object file is left after a change at a time, counted from the last build.
  private func isObjectLeft(afterChangeAt seconds: Double) throws -> Bool {
    defer { try? FileManager.default.removeItem(at: root) }
    var objects = ObjectFiles(in: root.appending(path: "products"))
    objects.noteBuild()
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now.addingTimeInterval(seconds)], ofItemAtPath: source.path)
    objects.removeOverlooked(of: [source.path], in: package, at: package.snapshot)
    return FileManager.default.fileExists(atPath: object.path)
  }

  @Test func aChangeInTheSecondOfTheBuildRemovesTheObjectFile() throws {
    #expect(try !isObjectLeft(afterChangeAt: 0))
  }

  @Test func aChangeInALaterSecondLeavesTheObjectFile() throws {
    #expect(try isObjectLeft(afterChangeAt: 2))
  }

  @Test func aFileWithoutAnObjectFileIsLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    var objects = ObjectFiles(in: root.appending(path: "products"))
    objects.noteBuild()
    let new = source.deletingLastPathComponent().appending(path: "New.swift")
    try Data().write(to: new)
    objects.removeOverlooked(of: [new.path], in: package, at: package.snapshot)
    #expect(FileManager.default.fileExists(atPath: object.path))
  }
}
