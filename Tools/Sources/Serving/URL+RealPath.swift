public import Foundation

extension URL {
  /// The path without links, as SwiftPM and the compiler print it, or this URL if nothing is there.
  public var realPath: URL {
    guard let path = realpath(path, nil) else { return standardizedFileURL }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path))
  }
}
