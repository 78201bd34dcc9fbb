import Foundation

/// A font file in an app's resources, as a server offers it.
package struct FontFile: Sendable {
  /// The bytes of the file, under a name that depends on them.
  package let file: ImageFile

  /// The media types of supported fonts, by extension.
  static let mediaTypes = ["otf": "font/otf", "ttf": "font/ttf", "woff2": "font/woff2"]

  /// The family in the styles of a page. It contains the name of the file, so that a page's script can load the file.
  package var family: String { Self.familyPrefix + file.name.replacing(".", with: "-") }

  private static let familyPrefix = "live-font-"
}

/// The font files of bundles that views use.
///
/// The folders are searched once, when a view first uses a custom font. Each font is then read once, and kept.
/// Unchecked, since the compiler cannot see that `lock` guards every access to the variables.
package final class FontFiles: @unchecked Sendable {
  package static let shared = FontFiles(folders: bundleFolders)

  private let lock = NSLock()
  private var folders: [URL]
  /// The files, by their names in lower case and by the names of the fonts.
  private var found: [String: URL]?
  private var used: [URL: FontFile] = [:]

  init(folders: [URL]) { self.folders = folders }

  /// The fonts that views have used.
  package var offered: [FontFile] { lock.withLock { Array(used.values) } }

  /// Returns the font that a page uses under the name of its file.
  package func offered(_ name: String) -> ImageFile? {
    lock.withLock { used.values.first { $0.file.name == name }?.file }
  }

  /// Searches one more folder.
  package func add(_ folder: URL) {
    lock.withLock {
      folders.append(folder)
      found = nil
    }
  }

  /// Returns a font by its PostScript name, its full name, its family, or the name of its file without extension.
  func font(named name: String) -> FontFile? {
    lock.withLock {
      let files = found ?? search()
      found = files
      guard let url = files[name.lowercased()] else { return nil }
      if let font = used[url] { return font }
      let font = ImageFile(font: url).map { FontFile(file: $0) }
      used[url] = font
      return font
    }
  }

  private func search() -> [String: URL] {
    var found: [String: URL] = [:]
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    }
    // The order of folders depends on the file system.
    for file in files.sorted(by: { $0.path < $1.path })
    where FontFile.mediaTypes[file.pathExtension.lowercased()] != nil {
      let names = (try? Data(contentsOf: file)).map { FontNames(Array($0)).names } ?? []
      for name in [file.deletingPathExtension().lastPathComponent] + names where found[name.lowercased()] == nil {
        found[name.lowercased()] = file
      }
    }
    return found
  }

  /// The folders of the bundles beside the program, which packages place there, and of the main bundle.
  private static var bundleFolders: [URL] {
    let place = Bundle.main.bundleURL
    let beside = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
    let bundles = beside.filter { ["bundle", "resources"].contains($0.pathExtension) }
    let main = Bundle.main.resourceURL.flatMap { $0.standardizedFileURL == place.standardizedFileURL ? nil : $0 }
    return bundles + [main].compactMap(\.self)
  }
}
