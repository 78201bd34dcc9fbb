import Foundation

/// A bundle with some files, in a temporary folder that is removed with it.
final class PictureBundle {
  let folder: URL

  init(_ files: [String: String]) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
    folder = place.appending(path: "Test.bundle")
    for (name, content) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  var path: String { folder.path }
  var bundle: Bundle? { Bundle(path: path) }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
}
