import Foundation

/// Where the gallery keeps its data unless told otherwise.
enum DataFolder {
  static var standard: URL {
    standard(
      environment: ProcessInfo.processInfo.environment,
      home: FileManager.default.homeDirectoryForCurrentUser
    )
  }

  /// A folder of the gallery's in the user's data directory.
  ///
  /// Off Apple platforms that is `XDG_DATA_HOME`, which counts only as an absolute path, or else `.local/share`.
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
