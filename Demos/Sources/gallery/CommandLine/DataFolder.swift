import Foundation

/// The default folder for the gallery's data.
enum DataFolder {
  static var standard: URL {
    standard(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser
    )
  }

  /// Returns the gallery's folder in the user's data directory.
  ///
  /// On other than Apple's platforms, the directory is `XDG_DATA_HOME` if that is an absolute path, or else
  /// `.local/share`.
  static func standard(environment: [String: String], home: URL) -> URL {
    #if canImport(Darwin)
      let parent = home.appendingPathComponent("Library/Application Support", isDirectory: true)
    #else
      let named = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let parent =
        named.map { URL(fileURLWithPath: $0, isDirectory: true) }
        ?? home.appendingPathComponent(".local/share", isDirectory: true)
    #endif
    return parent.appendingPathComponent("vsm-gallery", isDirectory: true)
  }
}
