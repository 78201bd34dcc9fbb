import Foundation

/// A folder for one test, which is removed when the object is released.
final class TemporaryFolder: Sendable {
  let url: URL

  init(in parent: URL = FileManager.default.temporaryDirectory) {
    url = parent.appendingPathComponent("gallery-\(UUID().uuidString)")
  }

  /// A folder in memory if the system has a file system in memory, or else on disk.
  static var inMemory: TemporaryFolder {
    let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
    return FileManager.default.isWritableFile(atPath: memory.path) ? TemporaryFolder(in: memory) : TemporaryFolder()
  }

  var database: URL { url.appendingPathComponent("gallery.sqlite") }

  func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
