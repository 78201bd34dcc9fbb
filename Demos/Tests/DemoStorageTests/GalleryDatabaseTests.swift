import Foundation
import GRDB
import Testing

@testable import DemoStorage

struct GalleryDatabaseTests {
  private let folder = TemporaryFolder()

  @Test func newFolderContainsAProfileAndPosts() async throws {
    let database = try GalleryDatabase(folder: folder.url.appendingPathComponent("not/there/yet"))

    #expect(try await PostStore(database).posts().count == FirstPosts.all.count)
    #expect(try await first(SQLiteUserDataRepository(database).loadUserData(id: 1)).username == "Ada Lovelace")
  }

  @Test func storedDataIsReadAfterReopening() async throws {
    let repository = SQLiteUserDataRepository(try GalleryDatabase(folder: folder.url))
    _ = try await first(repository.saveUsername("Grace", id: 1))

    let reopened = SQLiteUserDataRepository(try GalleryDatabase(folder: folder.url))
    #expect(try await first(reopened.loadUserData(id: 1)).username == "Grace")
  }

  @Test func nonDatabaseFileIsRejectedAndUnchanged() throws {
    try folder.make()
    let bytes = Data(String(repeating: "this is no database. ", count: 500).utf8)
    try bytes.write(to: folder.database)

    #expect(throws: GalleryDatabaseError.corrupt(folder.database.path)) { try GalleryDatabase(folder: folder.url) }
    #expect(try Data(contentsOf: folder.database) == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["gallery.sqlite"])
  }

  @Test func damagedDatabaseIsRejectedAndUnchanged() throws {
    try { _ = try GalleryDatabase(folder: folder.url) }()
    var bytes = try Data(contentsOf: folder.database)
    // The first page, with the database header, stays. The rest is overwritten.
    for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31 &+ 7) }
    try bytes.write(to: folder.database)

    #expect(throws: GalleryDatabaseError.corrupt(folder.database.path)) { try GalleryDatabase(folder: folder.url) }
    #expect(try Data(contentsOf: folder.database) == bytes)
  }

  @Test func databaseOfANewerVersionIsRejected() throws {
    try { _ = try GalleryDatabase(folder: folder.url) }()
    try DatabaseQueue(path: folder.database.path).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('from-the-future')")
    }

    #expect(throws: GalleryDatabaseError.newer(folder.database.path)) { try GalleryDatabase(folder: folder.url) }
  }

  @Test func fileInPlaceOfTheFolderIsRejected() throws {
    try folder.make()
    let file = folder.url.appendingPathComponent("file")
    try Data("mine".utf8).write(to: file)

    #expect {
      try GalleryDatabase(folder: file)
    } throws: { error in
      guard case GalleryDatabaseError.unusableFolder(file.path, _) = error else { return false }
      return error.localizedDescription.contains("--data")
    }
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test func folderInPlaceOfTheFileIsRejected() throws {
    try FileManager.default.createDirectory(at: folder.database, withIntermediateDirectories: true)

    #expect {
      try GalleryDatabase(folder: folder.url)
    } throws: { error in
      guard case GalleryDatabaseError.unwritable(folder.database.path, _) = error else { return false }
      return true
    }
  }

  @Test func everyMessageIsOneLineWithAnInstruction() {
    let errors: [GalleryDatabaseError] = [
      .unusableFolder("/a", reason: "no"), .unwritable("/a", reason: "no"), .corrupt("/a"), .newer("/a"), .busy("/a"),
    ]
    for error in errors {
      #expect(error.localizedDescription.contains("--data"))
      #expect(!error.localizedDescription.contains("\n"))
    }
  }
}
