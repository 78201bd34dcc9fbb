import Foundation
import GRDB

/// The gallery's SQLite database, checked and brought to the newest schema when it is opened.
public final class GalleryDatabase: Sendable {
  let queue: DatabaseQueue

  /// Opens the database in a folder, both of which are made if they aren't there.
  ///
  /// A file that isn't a sound database is left exactly as it is.
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

  /// A database in memory, for tests and previews.
  public init() throws {
    queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue)
  }

  static let fileName = "gallery.sqlite"

  private static func opened(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    // Another gallery may be writing to the same file.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { db in
      // EXTRA synchronizes the folder too, without which a power failure can bring a journal back, and undo with it
      // what was committed. Only Apple's systems know fullfsync, with which the drive lets go of its own memory.
      try db.execute(sql: "PRAGMA synchronous = EXTRA; PRAGMA fullfsync = ON")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { db in
      guard try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" else {
        throw GalleryDatabaseError.corrupt(path)
      }
      if try Schema.migrator.hasBeenSuperseded(db) { throw GalleryDatabaseError.newer(path) }
      // Finds out now, not at the first save, whether the file may be written.
      try db.execute(sql: "BEGIN IMMEDIATE; ROLLBACK")
    }
    try Schema.migrator.migrate(queue)
    return queue
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteFileExists?: "a file has this name"
    case .fileWriteNoPermission?: "this user may not write there"
    case .fileWriteVolumeReadOnly?: "the disk is read-only"
    case .fileWriteOutOfSpace?: "the disk is full"
    case .fileNoSuchFile?, .fileWriteUnknown?: "it can't be made there"
    default: error.localizedDescription.trimmingCharacters(in: ["."])
    }
  }
}
