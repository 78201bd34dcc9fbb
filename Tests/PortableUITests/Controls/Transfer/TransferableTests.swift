import Foundation
import Testing

@testable import PortableUI

private struct Recipe: Codable, Equatable, Transferable {
  let title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation { recipe in
      recipe.title
    } importing: { title in
      Recipe(title: title)
    }
    DataRepresentation(importedContentType: .image) { data in Recipe(title: "a picture of \(data.count) bytes") }
  }
}

private struct OnlyOut: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .pdf) { _ in SentTransferredFile(URL(fileURLWithPath: "/tmp/a.pdf")) }
  }
}

/// A representation of an app's own, which consists of others.
private struct Composed: TransferRepresentation {
  typealias Item = Composite

  var body: some TransferRepresentation {
    DataRepresentation(importedContentType: .png) { _ in Composite.picture }
    DataRepresentation(importedContentType: .text) { _ in Composite.text }
  }
}

private enum Composite: Transferable {
  case picture, text

  static var transferRepresentation: some TransferRepresentation { Composed() }
}

/// Whether the caller is on an actor, such as the main actor of a page.
private func isOnAnActor(_ actor: isolated (any Actor)? = #isolation) async -> Bool { actor != nil }

/// A value that notes whether it was made on an actor.
private struct Noted: Transferable {
  let wasMadeOnAnActor: Bool

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .text) { _ in
      Data(await isOnAnActor() ? "actor".utf8 : "none".utf8)
    } importing: { _ in
      Noted(wasMadeOnAnActor: await isOnAnActor())
    }
  }
}

struct TransferableTests {
  private func file(_ content: String, _ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(content.utf8).write(to: file)
    return file
  }

  private func value<T: Transferable>(_ type: T.Type, in content: String, named name: String) async throws -> T? {
    let file = try file(content, name)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    return try await T.value(in: file, of: .ofFile(named: name))
  }

  @Test @MainActor func pageIsNotKeptWaitingForContent() async throws {
    let file = try file("abc", "a.txt")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    #expect(await isOnAnActor())
    let made = try await Noted.value(in: file, of: .text)
    #expect(made?.wasMadeOnAnActor == false)
    let exporter = try #require(Noted.forms.exporters.first)
    #expect(try await made?.content(in: exporter) == .data(Data("none".utf8)))
  }

  @Test(arguments: ["a.png", "a.txt", "a.unknown", "a"])
  func anyFileIsData(_ name: String) async throws {
    #expect(try await value(Data.self, in: "abc", named: name) == Data("abc".utf8))
  }

  @Test func textIsAStringAndAPictureIsNot() async throws {
    #expect(try await value(String.self, in: "Tea", named: "a.txt") == "Tea")
    #expect(try await value(String.self, in: "a,b", named: "a.csv") == "a,b")
    #expect(try await value(String.self, in: "x", named: "a.png") == nil)
  }

  @Test func addressIsTheFileItself() async throws {
    let file = try file("abc", "a.png")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    #expect(try await URL.value(in: file, of: .png) == file)
  }

  @Test func firstSuitableRepresentationIsUsed() async throws {
    #expect(try await value(Recipe.self, in: #"{"title": "Tea"}"#, named: "a.json") == Recipe(title: "Tea"))
    #expect(try await value(Recipe.self, in: "Cake", named: "a.txt") == Recipe(title: "Cake"))
    #expect(try await value(Recipe.self, in: "123", named: "a.jpeg") == Recipe(title: "a picture of 3 bytes"))
    #expect(try await value(Recipe.self, in: "", named: "a.mp4") == nil)
  }

  @Test func errorOfTheRepresentationIsThrown() async throws {
    await #expect(throws: DecodingError.self) { _ = try await value(Recipe.self, in: "no JSON", named: "a.json") }
  }

  @Test func representationConsistsOfOthers() async throws {
    #expect(try await value(Composite.self, in: "", named: "a.png") == .picture)
    #expect(try await value(Composite.self, in: "", named: "a.txt") == .text)
  }

  @Test func typeThatOnlyExportsImportsNothing() async throws {
    #expect(try await value(OnlyOut.self, in: "", named: "a.pdf") == nil)
    #expect(OnlyOut.forms.exporters.map(\.type) == [.pdf])
  }

  @Test func exportersAreInOrder() async throws {
    #expect(Recipe.forms.exporters.map(\.type) == [.json, .plainText])
    #expect(try await Recipe.forms.exporters[1].write(Recipe(title: "Tea")) == .data(Data("Tea".utf8)))
  }
}
