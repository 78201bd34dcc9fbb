import Foundation

/// A picture that an app brings along, as a server offers it.
package struct ImageFile: Sendable {
  /// Names the content too, so that browsers may keep it for good.
  package let name: String
  package let mediaType: String
  package let bytes: [UInt8]

  /// The media types of the pictures that browsers show, by extension.
  static let mediaTypes = [
    "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]

  /// Reads a file; `nil` where there is none, or none that browsers show.
  init?(_ file: URL) {
    let kind = file.pathExtension.lowercased()
    guard let mediaType = Self.mediaTypes[kind], let data = try? Data(contentsOf: file) else { return nil }
    bytes = Array(data)
    self.mediaType = mediaType
    name = "\(Self.fingerprint(of: bytes)).\(kind)"
  }

  /// A short name for some bytes: other bytes have another one, and nothing secret depends on it (FNV-1a, 64 bits).
  package static func fingerprint(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
