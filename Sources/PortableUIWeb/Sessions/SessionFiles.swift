import PortableUI

/// The files of one page.
@MainActor
final class SessionFiles {
  /// The files that arrive, by their keys.
  var arriving: [UInt64: Upload] = [:]
  /// The files that have arrived.
  private var stored: [Upload] = []
  private unowned let session: LiveSession

  init(of session: LiveSession) { self.session = session }

  private var pages: LivePages { session.pages }
  private var limits: UploadLimits { pages.configuration.uploads }
  private var occupied: Int { (arriving.values.map(\.size) + stored.map(\.size)).reduce(0, +) }

  func receive(_ files: [IncomingFile]) {
    guard files.count <= limits.filesPerChoice else {
      for file in files { file.fail(.tooMany(limit: limits.filesPerChoice)) }
      return
    }
    for file in files { receive(file) }
  }

  private func receive(_ file: IncomingFile) {
    guard file.chosen.size <= limits.bytesPerFile else {
      return file.fail(.tooLarge(name: file.name, limit: limits.bytesPerFile))
    }
    guard arriving.count + stored.count < limits.filesPerSession,
      occupied + file.chosen.size <= limits.bytesPerSession
    else { return file.fail(.noSpace(name: file.name)) }
    do {
      let upload = try pages.uploads.open(
        file, cookie: session.cookie, network: session.network, at: pages.clock.now())
      guard let upload else { return file.fail(.noSpace(name: file.name)) }
      arriving[file.chosen.key] = upload
    } catch {
      file.fail(.notStored(name: file.name))
    }
  }

  /// Stops receiving a file. One that has arrived stays until the end of the page.
  ///
  /// - Returns: The number of bytes that have arrived.
  func stop(_ file: IncomingFile) -> Int {
    guard let upload = arriving.removeValue(forKey: file.chosen.key) else { return 0 }
    if case .finished = file.state { stored.append(upload) } else { pages.uploads.remove(upload) }
    return upload.received
  }

  /// Fails the uploads from which nothing has arrived for too long.
  func sweep(at time: Duration) {
    for upload in Array(arriving.values) where time - upload.lastActivity >= limits.idleTime {
      upload.file.fail(.interrupted(name: upload.file.name))
    }
  }

  /// Keeps what has arrived of unfinished files, before the page ends and its views cancel them.
  func keepPartials() {
    for upload in arriving.values {
      pages.reporter.upload(.left, bytes: upload.received)
      pages.uploads.keep(upload, cookie: session.cookie, at: pages.clock.now())
    }
    arriving = [:]
  }

  /// Removes the files of the page, which has ended.
  func end() {
    for upload in stored { pages.uploads.remove(upload) }
    stored = []
    for (secret, download) in pages.uploads.downloads where download.session === session {
      pages.uploads.downloads[secret] = nil
    }
  }
}

extension LiveSession: FileCarrier {
  func receive(_ files: [IncomingFile]) { storedFiles.receive(files) }

  func stopReceiving(_ file: IncomingFile) {
    let bytes = files?.stop(file) ?? 0
    // The views of a page that has ended cancel files that were counted before.
    if !hasEnded, let end = UploadEnd(file.state) { pages.reporter.upload(end, bytes: bytes) }
  }

  /// The files of the page, of which most pages have none.
  var storedFiles: SessionFiles {
    if let files { return files }
    let made = SessionFiles(of: self)
    files = made
    return made
  }
}
