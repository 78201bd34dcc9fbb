public import Foundation
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The parts of interrupted files in a folder that all processes of a site can read and write.
///
/// The folder may be on a file system of the network. Only the user of the processes can read what is inside.
public struct SharedFolder: PartialFileStore {
  private let folder: URL
  private let maximumSize: Int

  /// - Parameters:
  ///   - path: The path of the folder, which is created if necessary.
  ///   - maximumSize: The number of bytes of all parts. A part that exceeds it is not kept.
  public init(_ path: String, maximumSize: Int = 2 * 1024 * 1024 * 1024) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    self.maximumSize = maximumSize
  }

  private var files: FileManager { .default }

  public func keep(_ part: URL, of file: PartialFile) async throws {
    let kept = try parts().reduce(0) { $0 + $1.size }
    guard kept + (try Part(part).size) <= maximumSize else { return }
    let place = folder.appending(path: file.path)
    try makeFolder(place.deletingLastPathComponent())
    // It may be copied from another file system. Only a complete copy gets the name by which it is found.
    let copy = newPlace(beside: place)
    try files.moveItem(at: part, to: copy)
    try files.setAttributes([.modificationDate: Date(), .posixPermissions: 0o600], ofItemAtPath: copy.path)
    try move(copy, onto: place)
  }

  public func take(_ file: PartialFile, to place: URL) async throws -> Bool {
    let part = folder.appending(path: file.path)
    // Of several processes, one renames the part.
    let own = newPlace(beside: part)
    guard (try? move(part, onto: own)) != nil else { return false }
    try files.moveItem(at: own, to: place)
    removeEmptyFolders(above: part)
    return true
  }

  public func removeParts(keptFor age: Duration) async throws {
    let end = Date(timeIntervalSinceNow: -(age / .seconds(1)))
    for part in try parts() where part.date <= end {
      try? files.removeItem(at: part.url)
      removeEmptyFolders(above: part.url)
    }
  }

  // MARK: Files

  private struct Part {
    let url: URL
    let size: Int
    let date: Date

    init(_ url: URL) throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      self.url = url
      size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      date = attributes[.modificationDate] as? Date ?? .distantPast
    }
  }

  /// The parts, also those that a process was moving when it ended. A part that another process takes meanwhile is left
  /// out.
  private func parts() throws -> [Part] {
    guard files.fileExists(atPath: folder.path) else { return [] }
    return try files.subpathsOfDirectory(atPath: folder.path).compactMap { path in
      path.split(separator: "/").count == 3 ? try? Part(folder.appending(path: path)) : nil
    }
  }

  /// Returns a place with a name that no part has, since names of files begin with no period.
  private func newPlace(beside place: URL) -> URL {
    place.deletingLastPathComponent().appending(path: ".\(Secret())")
  }

  private func makeFolder(_ url: URL) throws {
    try files.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Renames a file at once, also if the new name is in use.
  private func move(_ old: URL, onto new: URL) throws {
    guard rename(old.path, new.path) == 0 else { throw CocoaError(.fileNoSuchFile) }
  }

  private func removeEmptyFolders(above part: URL) {
    // A folder that is not empty is not removed.
    let inner = part.deletingLastPathComponent()
    _ = rmdir(inner.path)
    _ = rmdir(inner.deletingLastPathComponent().path)
  }
}
