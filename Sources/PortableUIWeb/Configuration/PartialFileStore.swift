public import Foundation

/// A place where the parts of interrupted files wait until a person chooses the same file again.
///
/// Without a store, a part waits in the process that has received it, and is lost when the process ends. With a store
/// that several processes use, a part outlives its process, and any of them continues the file. Set it as
/// ``UploadLimits/partialFiles``. ``SharedFolder`` is a store in a folder; a type of your own can use any other storage.
public protocol PartialFileStore: Sendable {
  /// Takes a part of a file from its place and keeps it, instead of an older part of the same file.
  ///
  /// - Parameter part: The file with the bytes that have arrived. A store that leaves it there does not keep it.
  func keep(_ part: URL, of file: PartialFile) async throws

  /// Moves the part of a file to a place, if the store has one. Of several callers, only one gets it.
  ///
  /// - Returns: Whether there is a part.
  func take(_ file: PartialFile, to place: URL) async throws -> Bool

  /// Removes the parts that the store has kept for a time.
  func removeParts(keptFor age: Duration) async throws
}

/// A file of which only a part has arrived, as a browser describes it.
public struct PartialFile: Hashable, Codable, Sendable {
  /// The secret of the browser that sends the file. No other browser continues it.
  public let browser: String
  /// The name, without folders.
  public let name: String
  /// The number of bytes of the whole file.
  public let size: Int
  /// The fingerprint by which the browser recognizes the file: letters, digits and hyphens.
  public let fingerprint: String

  /// A relative path that only this file has, such as a key in another storage.
  public var path: String { "\(browser)/\(size)-\(fingerprint)/\(name)" }
}
