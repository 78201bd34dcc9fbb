import PortableUI

/// A file that a page receives or has received, with the place where it is stored.
@MainActor
final class Upload {
  let file: IncomingFile
  let writer: UploadWriter
  let network: ClientNetwork?
  /// The time of the last byte.
  var lastActivity: Duration
  /// The number of bytes that have arrived.
  private(set) var received = 0
  /// The time of the last progress that the view was told.
  private var lastProgress: Duration?

  /// The shortest time between two changes of the progress.
  static let progressInterval = Duration.milliseconds(100)

  init(_ file: IncomingFile, writer: UploadWriter, network: ClientNetwork?, at time: Duration) {
    self.file = file
    self.writer = writer
    self.network = network
    lastActivity = time
  }

  var size: Int { file.chosen.size }

  /// Tells the view how much has arrived, a few times a second.
  func note(_ count: Int, at time: Duration) {
    lastActivity = time
    received = count
    if let lastProgress, time - lastProgress < Self.progressInterval { return }
    lastProgress = time
    file.receive(count)
  }
}

/// The part of a file whose page has ended before the rest has arrived.
struct PartialUpload {
  let cookie: Secret
  let name: String
  let chosen: ChosenFile
  let writer: UploadWriter
  let network: ClientNetwork?
  let expires: Duration

  /// Whether the person has chosen the same file again, in the same browser.
  func continues(as file: IncomingFile, cookie: Secret) -> Bool {
    self.cookie == cookie && name == file.name && chosen.size == file.chosen.size && !chosen.fingerprint.isEmpty
      && chosen.fingerprint == file.chosen.fingerprint
  }
}

/// The bytes that the files of all pages occupy, by addresses and in total.
struct UploadQuota {
  private let limits: UploadLimits
  private var total = 0
  private var ofNetwork: [ClientNetwork: Int] = [:]

  init(_ limits: UploadLimits) { self.limits = limits }

  /// Reserves bytes, and returns whether there was space for them.
  mutating func take(_ bytes: Int, for network: ClientNetwork?) -> Bool {
    guard total + bytes <= limits.bytesInTotal else { return false }
    let networks = network?.withSurroundings ?? []
    for network in networks where ofNetwork[network, default: 0] + bytes > limits.bytesPerAddress * network.share {
      return false
    }
    total += bytes
    for network in networks { ofNetwork[network, default: 0] += bytes }
    return true
  }

  mutating func release(_ bytes: Int, of network: ClientNetwork?) {
    total -= bytes
    for network in network?.withSurroundings ?? [] {
      ofNetwork[network, default: bytes] -= bytes
      if ofNetwork[network] == 0 { ofNetwork[network] = nil }
    }
  }
}
