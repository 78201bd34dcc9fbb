import Foundation
import Testing
import ToDo

@testable import DemoStorage

/// Reading a damaged file fails, saving renames it, and nothing overwrites it.
struct DamagedPropertyListTests {
  private let folder = TemporaryFolder()
  private let store: PropertyListDataStore
  private let path: String

  init() throws {
    try folder.make()
    store = PropertyListDataStore(folder: folder.url, patience: .zero)
    path = folder.url.appendingPathComponent("todos.plist").path
  }

  private func write(_ bytes: Data) throws {
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private func bytes(_ number: Int) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(path).damaged-\(number)"))
  }

  private static func document(_ content: String) -> String { "<plist><dict>\(content)</dict></plist>" }

  private static func todos(_ todos: String...) -> String {
    let array = todos.map { "<dict>\($0)</dict>" }.joined()
    return document("<key>version</key><integer>1</integer><key>todos</key><array>\(array)</array>")
  }

  private static let id = "<key>id</key><string>E621E1F8-C36C-495A-93FC-0C247A3E6E5F</string>"
  private static let title = "<key>title</key><string>Buy milk</string>"
  private static let day = "<key>day</key><string>2026-11-21</string>"

  @Test func undamagedContentIsRead() async throws {
    try write(Data(Self.todos(Self.id + Self.title + Self.day).utf8))
    #expect(try await store.allTodos().map(\.title) == ["Buy milk"])
  }

  @Test(arguments: [
    ("", "it is not a property list"),
    ("\u{0}\u{1}\u{2}", "it is not a property list"),
    (String(todos(id + title + day).dropLast(20)), "it is not a property list"),
    ("bplist00", "with other content"),
    ("hello", "with other content"),
    ("<plist><array/></plist>", "with other content"),
    (document("<key>todos</key><array/>"), "version"),
    (document("<key>version</key><string>1</string><key>todos</key><array/>"), "at version"),
    (document("<key>version</key><integer>0</integer><key>todos</key><array/>"), "at version"),
    (document("<key>version</key><integer>1</integer>"), "todos"),
    (document("<key>version</key><integer>1</integer><key>todos</key><dict/>"), "at todos"),
    (document("<key>version</key><integer>1</integer><key>todos</key><array/><key>x</key><true/>"), "“x”"),
    (todos(id + title + day, title + day), "at todos[1]"),
    (todos(id + "<key>title</key><integer>1</integer>" + day), "at todos[0].title"),
    (todos(id + day), "title"),
    (todos(id + title + day + "<key>done</key><true/>"), "“done”"),
    (todos("<key>id</key><string>1</string>" + title + day), "at todos[0].id"),
    (todos(id + title + day, id + title + day), "two to-dos have the id E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    (
      todos(id + title + "<key>day</key><string>2026-02-30</string>"),
      "“2026-02-30”, the day of “Buy milk”, is not a date"
    ),
    (todos(id + title + "<key>day</key><date>2026-11-21T00:00:00Z</date>"), "at todos[0].day"),
  ])
  func damageIsReportedAndTheFileIsKept(content: String, words: String) async throws {
    let damaged = Data(content.utf8)
    try write(damaged)

    for _ in 1...2 {
      await #expect {
        try await store.allTodos()
      } throws: { error in
        guard case PropertyListDataStoreError.damaged(path, let reason) = error else { return false }
        return reason.contains(words) && !reason.contains("\n")
      }
    }
    #expect(try folder.names == ["todos.plist"])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == damaged)

    await #expect {
      try await store.save(Todo("Buy milk"))
    } throws: { error in
      guard case PropertyListDataStoreError.setAside(path, let reason, "\(path).damaged-1") = error else {
        return false
      }
      return reason.contains(words)
    }
    #expect(try bytes(1) == damaged)
    try await store.save(Todo("Buy bread"))
    #expect(try await store.allTodos().map(\.title) == ["Buy bread"])
    #expect(try bytes(1) == damaged)
  }

  @Test func saveToADamagedFileSavesNothing() async throws {
    try write(Data("1".utf8))
    await #expect(throws: PropertyListDataStoreError.self) { try await store.save(Todo("Buy milk")) }
    #expect(try folder.names == ["todos.plist.damaged-1", "todos.plist.lock"])
    try await store.save(Todo("Buy milk"))
    #expect(try await store.allTodos().count == 1)
  }

  @Test func eachDamagedFileIsKeptUnderAUniqueName() async throws {
    for number in 1...3 {
      try write(Data("\(number)".utf8))
      await #expect(throws: PropertyListDataStoreError.self) { try await store.save(Todo("Buy milk")) }
    }
    for number in 1...3 { #expect(try bytes(number) == Data("\(number)".utf8)) }
  }

  @Test func onlyOneOfManySavesReportsTheDamage() async throws {
    try write(Data("1".utf8))
    let stores = (0..<20).map { _ in PropertyListDataStore(folder: folder.url, patience: .seconds(60)) }
    let failures = await withTaskGroup(of: Int.self) { group in
      for store in stores {
        group.addTask { (try? await store.save(Todo("Buy milk"))) == nil ? 1 : 0 }
      }
      return await group.reduce(0, +)
    }
    #expect(failures == 1)
    #expect(try bytes(1) == Data("1".utf8))
    #expect(try folder.names == ["todos.plist", "todos.plist.damaged-1", "todos.plist.lock"])
    #expect(try await store.allTodos().count == 19)
  }

  @Test func damagedFileIsUnchangedWhileAnotherProcessHoldsTheLock() async throws {
    try write(Data("1".utf8))
    let lock = try #require(try FileLock(path: path + ".lock", before: .now))
    defer { lock.release() }
    await #expect(throws: PropertyListDataStoreError.locked(path)) { try await store.save(Todo("Buy milk")) }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("1".utf8))
  }

  @Test func damagedFileThatCannotBeRenamedIsReportedEachTime() async throws {
    try write(Data("1".utf8))
    let stuck = PropertyListDataStore(folder: folder.url, patience: .zero) { step in
      if step == .setAside { throw POSIXError(.EROFS) }
    }
    for _ in 1...2 {
      await #expect {
        try await stuck.save(Todo("Buy milk"))
      } throws: { error in
        guard case PropertyListDataStoreError.damagedInPlace(path, _, "the disk is read-only") = error else {
          return false
        }
        return true
      }
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("1".utf8))
  }
}
