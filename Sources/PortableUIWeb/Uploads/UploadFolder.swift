import Foundation

/// The folder of a process for the files of its pages.
///
/// The process holds a lock in it. The system releases the lock when the process ends, even by a signal. A process that
/// makes its folder removes the folders without a lock.
final class UploadFolder: Sendable {
  private let path: String
  private let lock: FolderLock

  private static let prefix = "live-files-"

  /// Makes the folder, and removes the folders of processes that have ended.
  init(inside base: String?) throws {
    let base = base ?? FileManager.default.temporaryDirectory.path
    Self.removeAbandoned(in: base)
    let path = try makePrivateFolder(startingWith: base + "/" + Self.prefix)
    // Another process that starts at the same time may have removed it.
    guard let lock = FolderLock(of: path) else { throw FolderError.notMade }
    self.path = path
    self.lock = lock
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the place of a new file with a name.
  func place(for name: String) -> URL {
    URL(fileURLWithPath: path).appending(path: Secret().description).appending(path: name)
  }

  private static func removeAbandoned(in base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = base + "/" + name
      // The lock of another user's folder cannot be taken.
      if FolderLock(of: folder) != nil { try? FileManager.default.removeItem(atPath: folder) }
    }
  }
}
