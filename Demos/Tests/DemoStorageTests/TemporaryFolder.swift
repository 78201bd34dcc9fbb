import Foundation

/// A folder of its own for one test, gone when the test is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
  }

  var database: URL { url.appendingPathComponent("gallery.sqlite") }

  func make() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
