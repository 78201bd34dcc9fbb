import Foundation
import Testing

@testable import Serving

struct ResourceCopiesTests {
  private let root: URL
  private let package: ServedPackage
  private var products: URL { root.appending(path: "products") }
  private var sources: URL { root.appending(path: "Sources/Site") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    package = ServedPackage(
      executables: ["Site"],
      targets: [.init(name: "Site", folder: root.appending(path: "Sources/Site"), bundle: "App_Site.resources")],
      manifests: [])
    try write("old", to: "products/App_Site.resources/Localizable.xcstrings")
    try write("old", to: "products/App_Site.resources/Pictures/fern.png")
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func copies(of paths: String...) -> ResourceCopies? {
    ResourceCopies(of: paths.map { sources.appending(path: $0).path }, in: package, products: products)
  }

  @Test func resourcesReplaceThoseBesideTheExecutable() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("new strings", to: "Sources/Site/Localizable.xcstrings")
    try write("new picture", to: "Sources/Site/Resources/Pictures/fern.png")
    try #require(copies(of: "Localizable.xcstrings", "Resources/Pictures/fern.png")).perform()
    let bundle = products.appending(path: "App_Site.resources")
    #expect(try String(contentsOf: bundle.appending(path: "Localizable.xcstrings"), encoding: .utf8) == "new strings")
    #expect(try String(contentsOf: bundle.appending(path: "Pictures/fern.png"), encoding: .utf8) == "new picture")
  }

  @Test func otherChangesNeedABuild() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("", to: "Sources/Site/Localizable.xcstrings")
    try write("", to: "Sources/Site/main.swift")
    try write("", to: "Sources/Site/new.png")
    #expect(copies(of: "Localizable.xcstrings", "main.swift") == nil)
    #expect(copies(of: "new.png") == nil)
    #expect(copies(of: "Pictures/fern.png") == nil)  // removed
    #expect(ResourceCopies(of: [root.appending(path: "Package.swift").path], in: package, products: products) == nil)
    // With two files of one name, a copy could replace the wrong one.
    try write("", to: "products/App_Site.resources/de/Localizable.xcstrings")
    #expect(copies(of: "Localizable.xcstrings") == nil)
  }
}
