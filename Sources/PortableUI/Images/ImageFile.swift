import Foundation

/// An image file in an app's resources, as a server offers it.
package struct ImageFile: Sendable {
  /// The name, which depends on the content, so that browsers may cache it permanently.
  package let name: String
  package let mediaType: String
  package let bytes: [UInt8]

  /// The media types of supported images, by extension.
  static let mediaTypes = [
    "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]

  /// Reads a file, or returns `nil` if it is missing or not a supported image.
  init?(_ file: URL) {
    let kind = file.pathExtension.lowercased()
    guard let mediaType = Self.mediaTypes[kind], let data = try? Data(contentsOf: file) else { return nil }
    bytes = Array(data)
    self.mediaType = mediaType
    name = "\(Self.fingerprint(of: bytes)).\(kind)"
  }

  /// Returns a short name for the bytes (FNV-1a, 64 bits). It is not a cryptographic hash.
  package static func fingerprint(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
