import Foundation
import Testing
import ToDo

@testable import DemoStorage

struct PropertyListDataStoreTests {
  private let folder = TemporaryFolder()

  private var file: URL { folder.url.appendingPathComponent("todos.plist") }

  private func store(
    patience: Duration = .zero,
    before: @escaping @Sendable (DiskStep) throws -> Void = { _ in }
  ) -> PropertyListDataStore {
    PropertyListDataStore(folder: folder.url, patience: patience, before: before)
  }

  @Test func fileIsReadableByPeople() async throws {
    let todo = Todo("Buy milk & bread", due: "2026-11-21")
    try await store().save(todo)

    let text = try String(contentsOf: file, encoding: .utf8)
    for part in ["<key>version</key>", "<integer>1</integer>", "Buy milk &amp; bread", "<string>2026-11-21</string>"] {
      #expect(text.contains(part))
    }
    #expect(text.contains(todo.id.rawValue.uuidString))
  }

  @Test func readingCreatesNoFile() async throws {
    #expect(try await store().allTodos() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test func foldersAreCreatedForTheFirstSave() async throws {
    let deep = PropertyListDataStore(folder: folder.url.appendingPathComponent("not/there/yet"))
    try await deep.save(Todo("Buy milk"))
    #expect(try await deep.allTodos().count == 1)
  }

  @Test func brokenLinkInPlaceOfTheFolderIsRejected() async throws {
    try folder.make()
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere/at/all")
    let path = link.appendingPathComponent("below/todos.plist").path

    await #expect {
      try await PropertyListDataStore(folder: link.appendingPathComponent("below")).save(Todo("1"))
    } throws: { error in
      guard case PropertyListDataStoreError.unwritable(path, _) = error else { return false }
      return true
    }
  }

  @Test func fileOfANewerVersionIsRejectedAndUnchanged() async throws {
    try folder.make()
    let bytes = Data("<plist><dict><key>version</key><integer>2</integer><key>new</key><true/></dict></plist>".utf8)
    try bytes.write(to: file)

    await #expect(throws: PropertyListDataStoreError.newer(file.path)) { try await store().allTodos() }
    await #expect(throws: PropertyListDataStoreError.newer(file.path)) { try await store().save(Todo("Buy milk")) }
    #expect(try Data(contentsOf: file) == bytes)
    #expect(try folder.names == ["todos.plist", "todos.plist.lock"])
  }

  @Test func folderInPlaceOfTheFileIsRejected() async throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let error = PropertyListDataStoreError.unreadable(file.path, reason: "it is a folder")

    await #expect(throws: error) { try await store().allTodos() }
    await #expect(throws: error) { try await store().save(Todo("Buy milk")) }
  }

  @Test func fileInPlaceOfTheFolderIsRejected() async throws {
    try Data("mine".utf8).write(to: folder.url)
    let reason = "its folder is a file"

    await #expect(throws: PropertyListDataStoreError.unreadable(file.path, reason: reason)) {
      try await store().allTodos()
    }
    await #expect(throws: PropertyListDataStoreError.unwritable(file.path, reason: reason)) {
      try await store().save(Todo("Buy milk"))
    }
    #expect(try Data(contentsOf: folder.url) == Data("mine".utf8))
  }

  @Test func filesOfAKilledProcessAreIgnoredAndRemovedByTheNextSave() async throws {
    try await store().save(Todo("1"))
    try Data("half of a f".utf8).write(to: folder.url.appendingPathComponent("todos.plist.new"))

    #expect(try await store().allTodos().map(\.title) == ["1"])
    try await store().save(Todo("2"))
    #expect(try await store().allTodos().map(\.title) == ["1", "2"])
    #expect(try folder.names == ["todos.plist", "todos.plist.lock"])
  }

  @Test func saveFailsWhileAnotherProcessHoldsTheLockAndReadingContinues() async throws {
    try await store().save(Todo("1"))
    let lock = try #require(try FileLock(path: file.path + ".lock", before: .now))
    await #expect(throws: PropertyListDataStoreError.locked(file.path)) { try await store().save(Todo("2")) }
    #expect(try await store().allTodos().map(\.title) == ["1"])

    lock.release()
    try await store().save(Todo("2"))
    #expect(try await store().allTodos().map(\.title) == ["1", "2"])
  }

  @Test func saveWaitsForTheLock() async throws {
    try folder.make()
    let lock = try #require(try FileLock(path: file.path + ".lock", before: .now))
    let (locking, begun) = AsyncStream<Void>.makeStream()
    let patient = store(patience: .seconds(60)) { step in if step == .lock { begun.yield() } }
    let save = Values(patient.createTodo(Todo("1")))
    var iterator = locking.makeAsyncIterator()
    await iterator.next()
    lock.release()

    try await save.next()
    #expect(try await store().allTodos().map(\.title) == ["1"])
  }

  /// The previous save may have been interrupted before the folder was synchronized.
  @Test func existingTodoIsAcknowledgedAfterSynchronization() async throws {
    let todo = Todo("1")
    try await store().save(todo)
    let failing = store { step in if step == .synchronizeFolder { throw POSIXError(.EIO) } }
    await #expect(throws: PropertyListDataStoreError.self) { try await failing.save(todo) }
  }

  @Test func everyMessageIsOneLineWithAnInstruction() {
    let errors: [(PropertyListDataStoreError, String)] = [
      (.unreadable("/a", reason: "no"), "--data"), (.unwritable("/a", reason: "no"), "save again"),
      (.locked("/a"), "try again"), (.newer("/a"), "--data"),
      (.damaged("/a", reason: "no"), "move it away"), (.setAside("/a", reason: "no", keptAs: "/b"), "/b"),
      (.damagedInPlace("/a", reason: "no", obstacle: "so"), "so"),
    ]
    for (error, words) in errors {
      #expect(error.localizedDescription.contains(words))
      #expect(error.localizedDescription.contains("/a"))
      #expect(!error.localizedDescription.contains("\n"))
    }
  }
}

extension TemporaryFolder {
  /// The names of the files in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
