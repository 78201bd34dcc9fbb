import Foundation
import PortableUI

/// Writes the bytes of an upload to a file, away from the main actor.
actor UploadWriter {
  enum Failure: Error {
    /// A newer request sends the bytes.
    case superseded
    /// There are more bytes than the file has.
    case tooLong
    case notStored
  }

  nonisolated let url: URL
  private let size: Int
  private var received = 0
  /// The number of the request that may write.
  private var turn: UInt64 = 0
  private var handle: FileHandle?
  /// The store that may have an earlier part of the file.
  private let earlier: EarlierPart?
  /// Opens the file, from the first request on.
  private var opening: Task<Void, any Error>?

  typealias EarlierPart = (store: any PartialFileStore, file: PartialFile)

  init(_ url: URL, size: Int, earlier: EarlierPart? = nil) {
    self.url = url
    self.size = size
    self.earlier = earlier
  }

  /// Lets a request write from an offset on, and no earlier one.
  ///
  /// - Returns: The turn of the request, or `nil` if the file continues at another offset.
  func begin(at offset: Int) async throws(Failure) -> UInt64? {
    let opening = opening ?? Task { try await open() }
    self.opening = opening
    do { try await opening.value } catch { throw .notStored }
    guard offset == received else { return nil }
    turn += 1
    return turn
  }

  /// The offset at which the file continues.
  var offset: Int { received }

  /// Writes bytes, and returns the number of all that are there.
  func append(_ bytes: [UInt8], in turn: UInt64) throws(Failure) -> Int {
    guard turn == self.turn, let handle else { throw .superseded }
    guard received + bytes.count <= size else { throw .tooLong }
    do { try handle.write(contentsOf: bytes) } catch { throw .notStored }
    received += bytes.count
    return received
  }

  /// Ends writing, and returns the start of the file.
  func finish() throws(Failure) -> [UInt8] {
    turn += 1
    do {
      try handle?.close()
      handle = nil
      let reader = try FileHandle(forReadingFrom: url)
      defer { try? reader.close() }
      return Array(try reader.read(upToCount: ContentSignature.length) ?? Data())
    } catch {
      throw .notStored
    }
  }

  /// Removes the file, unless the app has moved it.
  func remove() async {
    await close()
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  /// Moves what has arrived to a store.
  func keep(in store: any PartialFileStore, as file: PartialFile) async {
    await close()
    if received > 0 { try? await store.keep(url, of: file) }
    await remove()
  }

  private func close() async {
    turn += 1
    // A request may be opening the file.
    _ = try? await opening?.value
    try? handle?.close()
    handle = nil
  }

  private func open() async throws {
    let files = FileManager.default
    try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: false)
    if let earlier, (try? await earlier.store.take(earlier.file, to: url)) == true {
      received = try (files.attributesOfItem(atPath: url.path)[.size] as? NSNumber)?.intValue ?? 0
    } else {
      let isMade = files.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600])
      guard isMade else { throw Failure.notStored }
    }
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    self.handle = handle
  }
}
