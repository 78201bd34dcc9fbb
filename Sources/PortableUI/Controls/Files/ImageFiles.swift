import Foundation

/// An image file in an app's resources, as a server offers it.
package struct ImageFile: Sendable {
  /// The name, which depends on the content, so that browsers may cache it permanently.
  package let name: String
  package let mediaType: String
  package let bytes: [UInt8]
  /// Whether the file is a symbol of the app's own, which has the color and the size of text.
  private(set) var isSymbol = false

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

  /// Reads the SVG of a symbol of an asset catalog, or of one of its weights if it is a template.
  init?(symbol file: URL) {
    guard file.pathExtension.lowercased() == "svg", let data = try? Data(contentsOf: file) else { return nil }
    bytes = SymbolTemplate(String(decoding: data, as: UTF8.self)).map { Array($0.svg.utf8) } ?? Array(data)
    mediaType = "image/svg+xml"
    name = "\(Self.fingerprint(of: bytes)).svg"
    isSymbol = true
  }

  /// Reads the file of a font.
  init?(font file: URL) {
    let kind = file.pathExtension.lowercased()
    guard let mediaType = FontFile.mediaTypes[kind], let data = try? Data(contentsOf: file) else { return nil }
    bytes = Array(data)
    self.mediaType = mediaType
    name = "\(Self.fingerprint(of: bytes)).\(kind)"
  }

  /// Reads a module of JavaScript.
  init?(module file: URL) {
    let kind = file.pathExtension.lowercased()
    guard ["js", "mjs"].contains(kind), let data = try? Data(contentsOf: file) else { return nil }
    bytes = Array(data)
    mediaType = "text/javascript; charset=utf-8"
    name = "\(Self.fingerprint(of: bytes)).\(kind)"
  }

  /// Returns a short name for the bytes (FNV-1a, 64 bits). It is not a cryptographic hash.
  package static func fingerprint(of bytes: [UInt8]) -> String {
    // Every process does this with all scripts before it serves. Without optimization, a generic loop takes 80 ms.
    let hash = bytes.withUnsafeBufferPointer { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var index = 0
      while index < bytes.count {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index += 1
      }
      return hash
    }
    return String(hash, radix: 16)
  }
}

/// The images of bundles that pages show.
///
/// Each image is read when a page first shows it, and kept. A server offers only these, so no address can reach another
/// file.
@MainActor
package final class ImageFiles {
  package static let shared = ImageFiles()

  private struct Key: Hashable {
    var name: String
    var bundle: String
  }

  private var known: [Key: ImageFile] = [:]
  private var offered: [String: ImageFile] = [:]

  /// Returns the image that a page shows under this name.
  package func offered(_ name: String) -> ImageFile? { offered[name] }

  /// Returns an image of a bundle, by its name without extension, or `nil` if there is none.
  ///
  /// A name may contain folders of the bundle, but cannot lead out of it.
  func file(named name: String, in bundle: String) -> ImageFile? {
    let key = Key(name: name, bundle: bundle)
    if let file = known[key] { return file }
    guard Self.isInside(name), let folder = Bundle(path: bundle)?.resourceURL else { return nil }
    for kind in ImageFile.mediaTypes.keys.sorted() {
      guard let file = ImageFile(folder.appendingPathComponent(name + "." + kind)) else { continue }
      return keep(file, as: key)
    }
    // A file of an asset catalog, which states the names of its files itself.
    let assets = AssetCatalogs.shared.assets(of: bundle)
    let file = assets.images[name].flatMap { ImageFile($0) } ?? assets.symbols[name].flatMap { ImageFile(symbol: $0) }
    return file.map { keep($0, as: key) }
  }

  private func keep(_ file: ImageFile, as key: Key) -> ImageFile {
    known[key] = file
    offered[file.name] = file
    return file
  }

  /// Whether the name of a file does not lead out of its folder.
  nonisolated static func isInside(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !name.contains("\0") && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }
}
