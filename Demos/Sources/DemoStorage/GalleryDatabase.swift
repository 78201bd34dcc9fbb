import Foundation
import GRDB

/// The gallery's SQLite database, which is checked and migrated to the newest schema when it is opened.
public final class GalleryDatabase: Sendable {
  let queue: DatabaseQueue

  /// Opens the database in a folder. Creates the folder and the database if they don't exist.
  ///
  /// A file that isn't a valid database is not changed.
  public init(folder: URL) throws(GalleryDatabaseError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unusableFolder(folder.path, reason: Self.reason(of: error))
    }
    let path = folder.appendingPathComponent(Self.fileName).path
    do {
      queue = try Self.opened(path)
    } catch let error as GalleryDatabaseError {
      throw error
    } catch {
      throw GalleryDatabaseError(error, path: path)
    }
  }

  /// Creates a database in memory, for tests and previews.
  public init() throws {
    queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue)
  }

  static let fileName = "gallery.sqlite"

  private static func opened(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    // Another gallery process may be writing to the same file.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // EXTRA also synchronizes the folder. Otherwise a power failure can restore a deleted journal, which rolls
      // back a committed transaction. fullfsync, which also flushes the drive's cache, exists on Apple's systems only.
      try db.execute(sql: "PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else {
        throw GalleryDatabaseError.corrupt(path)
      }
      if try Schema.migrator.hasBeenSuperseded(db) { throw GalleryDatabaseError.newer(path) }
      // Fails now, not at the first save, if the file can't be written.
      try db.execute(sql: "BEGIN IMMEDIATE; ROLLBACK")
    }
    try Schema.migrator.migrate(queue)
    return queue
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteFileExists?: "a file with this name exists"
    case .fileWriteNoPermission?: "this user has no permission to write there"
    case .fileWriteVolumeReadOnly?: "the disk is read-only"
    case .fileWriteOutOfSpace?: "the disk is full"
    case .fileNoSuchFile?, .fileWriteUnknown?: "it can't be created there"
    default: error.localizedDescription.trimmingCharacters(in: ["."])
    }
  }
}

/// An error that prevents the use of the gallery's database. Each message is one line with a suggested solution.
public enum GalleryDatabaseError: Error, Equatable, Sendable {
  case unusableFolder(String, reason: String)
  case unwritable(String, reason: String)
  case corrupt(String)
  case newer(String)
  case busy(String)

  init(_ error: any Error, path: String) {
    guard let error = error as? DatabaseError else {
      self = .unwritable(path, reason: error.localizedDescription)
      return
    }
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      self = .corrupt(path)
    case .SQLITE_BUSY:
      self = .busy(path)
    default:
      self = .unwritable(path, reason: error.message ?? "SQLite error \(error.resultCode.rawValue)")
    }
  }
}

extension GalleryDatabaseError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .unusableFolder(let path, let reason):
      "The data folder \(path) can't be used: \(reason). Choose another one with --data."
    case .unwritable(let path, let reason):
      "The database \(path) can't be written: \(reason). Choose another folder with --data."
    case .corrupt(let path):
      """
      The file \(path) is not a database, or it is damaged. It was not changed. \
      Move it away, or choose another folder with --data.
      """
    case .newer(let path):
      """
      The database \(path) was created by a newer version of the gallery. \
      Use that version, or choose another folder with --data.
      """
    case .busy(let path):
      """
      Another program has locked the database \(path). \
      Close that program and try again, or choose another folder with --data.
      """
    }
  }
}
