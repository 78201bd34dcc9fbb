import Foundation
import PortableUI

/// The files of all pages: where they are stored, and how much they occupy.
@MainActor
final class UploadStore {
  private let limits: UploadLimits
  private var quota: UploadQuota
  /// The folder, from the first file on.
  private var folder: UploadFolder?
  private var partials: [PartialUpload] = []
  /// Moves parts to the store that several processes use, one after another.
  private var keeping: Task<Void, Never>?
  /// The time of the last removal of old parts from that store.
  private var lastRemoval: Duration?
  /// The files that views offer to their browsers.
  var downloads: [Secret: Download] = [:]

  nonisolated init(_ limits: UploadLimits) {
    self.limits = limits
    quota = UploadQuota(limits)
  }

  /// Whether the store has parts of files, which it removes later.
  var hasPartials: Bool { !partials.isEmpty }

  /// Returns the upload for a file, which continues an earlier one of the same file if there is one.
  ///
  /// - Returns: `nil` if there is no space.
  func open(_ file: IncomingFile, cookie: Secret, network: ClientNetwork?, at time: Duration) throws -> Upload? {
    if let index = partials.firstIndex(where: { $0.continues(as: file, cookie: cookie) }) {
      let partial = partials.remove(at: index)
      return Upload(file, writer: partial.writer, network: partial.network, at: time)
    }
    guard quota.take(file.chosen.size, for: network) else { return nil }
    do {
      let folder = try folder ?? UploadFolder(inside: limits.folder)
      self.folder = folder
      let earlier = limits.partialFiles.flatMap { store in
        file.partial(of: cookie).map { UploadWriter.EarlierPart(store, $0) }
      }
      let writer = UploadWriter(folder.place(for: file.name), size: file.chosen.size, earlier: earlier)
      return Upload(file, writer: writer, network: network, at: time)
    } catch {
      quota.release(file.chosen.size, of: network)
      throw error
    }
  }

  /// Removes a file and what it occupies.
  func remove(_ upload: Upload) { remove(upload.writer, size: upload.size, network: upload.network) }

  private func remove(_ writer: UploadWriter, size: Int, network: ClientNetwork?) {
    quota.release(size, of: network)
    Task { await writer.remove() }
  }

  /// Keeps what has arrived for a person who chooses the file again.
  func keep(_ upload: Upload, cookie: Secret, at time: Duration) {
    guard let file = upload.file.partial(of: cookie) else { return remove(upload) }
    if let store = limits.partialFiles {
      quota.release(upload.size, of: upload.network)
      let (earlier, writer) = (keeping, upload.writer)
      keeping = Task {
        await earlier?.value
        await writer.keep(in: store, as: file)
      }
      return
    }
    partials.append(
      PartialUpload(
        cookie: cookie, name: upload.file.name, chosen: upload.file.chosen, writer: upload.writer,
        network: upload.network, expires: time + limits.resumptionTime))
  }

  /// Waits until the parts of ended pages are in the store that several processes use.
  func finishKeeping() async { await keeping?.value }

  /// Removes the parts and the downloads whose time is over.
  func sweep(at time: Duration) {
    removeOldParts(at: time)
    for partial in partials where partial.expires <= time {
      remove(partial.writer, size: partial.chosen.size, network: partial.network)
    }
    partials.removeAll { $0.expires <= time }
    for (secret, download) in downloads where download.expires <= time {
      downloads[secret] = nil
      download.file.end(.left)
    }
  }

  /// Removes old parts from the store that several processes use, at most once a minute.
  private func removeOldParts(at time: Duration) {
    guard let store = limits.partialFiles, lastRemoval.map({ time - $0 >= .seconds(60) }) ?? true else { return }
    lastRemoval = time
    let (earlier, age) = (keeping, limits.resumptionTime)
    keeping = Task {
      await earlier?.value
      try? await store.removeParts(keptFor: age)
    }
  }
}

extension IncomingFile {
  /// The file as its browser recognizes it, if the browser can.
  fileprivate func partial(of browser: Secret) -> PartialFile? {
    PartialFile(name, size: chosen.size, fingerprint: chosen.fingerprint, of: browser)
  }
}
