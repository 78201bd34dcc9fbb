#if canImport(UniformTypeIdentifiers)
  package import UniformTypeIdentifiers
#endif

/// The kinds of content that the first bytes of a file show.
///
/// Only these bytes are read: nothing is decoded or unpacked, so a picture of any size and a nested archive are harmless.
package enum ContentSignature: Hashable, Sendable {
  case png, jpeg, gif, webP, heif, tiff, bmp, pdf, zip, gzip, wav, mp3
  /// A container of videos or sounds of the family of MPEG-4 and QuickTime.
  case mpeg4
  case webM
  /// A text in UTF-8 or UTF-16.
  case text

  /// The number of bytes at the start of a file that are sufficient.
  package static let length = 4096

  /// Returns the signatures at the start of a file. A text can also begin like something else.
  ///
  /// - Parameter bytes: The first ``length`` bytes, or all if there are fewer.
  package static func found(in bytes: [UInt8]) -> Set<ContentSignature> {
    var found = Set(prefixes.filter { bytes.starts(with: $0.bytes) }.map(\.signature))
    if let signature = riff(bytes) ?? baseMedia(bytes) { found.insert(signature) }
    if isText(bytes) { found.insert(.text) }
    return found
  }

  private static let prefixes: [(bytes: [UInt8], signature: ContentSignature)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF87a".utf8), .gif), (Array("GIF89a".utf8), .gif),
    ([0x49, 0x49, 0x2A, 0x00], .tiff), ([0x4D, 0x4D, 0x00, 0x2A], .tiff),
    (Array("BM".utf8), .bmp),
    (Array("%PDF-".utf8), .pdf),
    ([0x50, 0x4B, 0x03, 0x04], .zip), ([0x50, 0x4B, 0x05, 0x06], .zip),
    ([0x1F, 0x8B], .gzip),
    (Array("ID3".utf8), .mp3), ([0xFF, 0xFB], .mp3), ([0xFF, 0xF3], .mp3),
    ([0x1A, 0x45, 0xDF, 0xA3], .webM),
  ]

  private static func riff(_ bytes: [UInt8]) -> ContentSignature? {
    guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8) else { return nil }
    let form = bytes[8..<12]
    if form.elementsEqual("WEBP".utf8) { return .webP }
    return form.elementsEqual("WAVE".utf8) ? .wav : nil
  }

  /// Reads the brand of a file in the base format of MPEG-4, which pictures of the family HEIF have too.
  private static func baseMedia(_ bytes: [UInt8]) -> ContentSignature? {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let brand = String(decoding: bytes[8..<12], as: UTF8.self)
    return ["heic", "heix", "mif1", "msf1", "heim", "heis", "hevc", "avif"].contains(brand) ? .heif : .mpeg4
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    guard !bytes.contains(0) else { return false }
    // The last character may continue beyond the bytes.
    var end = bytes.count
    if end == length {
      while end > length - 4, bytes[end - 1] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
      if bytes[end - 1] >= 0b1100_0000 { end -= 1 }
    }
    return isUTF8(bytes[..<end])
  }

  private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }
}

extension UTType {
  /// Whether a file of this type can start with one of some signatures.
  package func admits(_ found: Set<ContentSignature>) -> Bool {
    guard let expected = Self.signatures.first(where: { conforms(to: $0.type) })?.signature else { return true }
    return found.contains(expected)
  }

  /// The signatures of types that have one. Files of other types can contain anything.
  private static let signatures: [(type: UTType, signature: ContentSignature)] =
    [
      (.svg, .text), (.png, .png), (.jpeg, .jpeg), (.gif, .gif), (.webP, .webP), (.heif, .heif), (.tiff, .tiff),
      (.bmp, .bmp), (.pdf, .pdf), (.epub, .zip), (.zip, .zip), (.gzip, .gzip), (.wav, .wav), (.mp3, .mp3),
      (.mpeg4Audio, .mpeg4), (.mpeg4Movie, .mpeg4), (.quickTimeMovie, .mpeg4), (.text, .text),
    ] + ["docx", "xlsx", "pptx"].compactMap { UTType(filenameExtension: $0).map { ($0, .zip) } }
}
