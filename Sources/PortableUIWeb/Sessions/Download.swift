import PortableUI

/// A file that a page offers to its browser.
@MainActor
struct Download {
  let file: ExportedFile
  private(set) weak var session: LiveSession?
  let expires: Duration
}

extension LiveSession {
  /// Tells the page to ask for a file, at an address that only its browser and person can use.
  func offer(_ file: ExportedFile) {
    guard !hasEnded else { return }
    let secret = Secret()
    let expires = pages.clock.now() + pages.configuration.uploads.downloadTime
    pages.uploads.downloads[secret] = Download(file: file, session: self, expires: expires)
    _ = storedFiles
    let path = downloadFolder + secret.description
    guard !patches.isOpen else { return patches.write(download: path, of: file) }
    beginPatch()
    patches.write(download: path, of: file)
    endPatch(isAnswer: false)
  }

  /// The path of the files that the page offers, beside the folder of its pictures.
  private var downloadFolder: String {
    String(host.environment.imageFolder.dropLast(LiveAssets.imageFolder.count + 1)) + LiveAssets.downloadFolder + "/"
  }
}
