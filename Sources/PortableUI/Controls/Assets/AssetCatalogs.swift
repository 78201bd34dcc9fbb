import Foundation

/// The asset catalogs in the resources of bundles: folders `Name.xcassets` with a description of each asset.
///
/// Each catalog is read once. Unchecked, since the compiler cannot see that `lock` guards every access to `known`.
final class AssetCatalogs: @unchecked Sendable {
  static let shared = AssetCatalogs()

  private let lock = NSLock()
  private var known: [String: AssetCatalog] = [:]

  /// Returns the assets of a bundle.
  func assets(of bundle: String) -> AssetCatalog {
    lock.withLock {
      if let catalog = known[bundle] { return catalog }
      let catalog = AssetCatalog(bundle: bundle)
      known[bundle] = catalog
      return catalog
    }
  }
}

/// The assets of one bundle.
struct AssetCatalog: Sendable {
  /// The colors, in CSS.
  private(set) var colors: [String: String] = [:]
  /// The files of the images.
  private(set) var images: [String: URL] = [:]
  /// The files of the symbols.
  private(set) var symbols: [String: URL] = [:]

  init(bundle: String) {
    guard let folder = Bundle(path: bundle)?.resourceURL,
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return }
    for case let file as URL in files where file.lastPathComponent == "Contents.json" {
      let set = file.deletingLastPathComponent()
      let name = set.deletingPathExtension().lastPathComponent
      guard file.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }),
        let data = try? Data(contentsOf: file)
      else { continue }
      switch set.pathExtension {
      case "colorset":
        colors[name] = (try? JSONDecoder().decode(ColorSet.self, from: data))?.css
      case "imageset":
        let file = (try? JSONDecoder().decode(ImageSet.self, from: data))?.best
        images[name] = file.map { set.appending(path: $0) }
      case "symbolset":
        let file = (try? JSONDecoder().decode(SymbolSet.self, from: data))?.file
        symbols[name] = file.map { set.appending(path: $0) }
      default: continue
      }
    }
  }
}

/// The description of a color.
private struct ColorSet: Decodable {
  let colors: [Entry]

  struct Entry: Decodable {
    var appearances: [Appearance]?
    var color: Value?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    var isPlain: Bool { appearances?.isEmpty ?? true }
  }

  struct Appearance: Decodable {
    var value: String?
  }

  struct Value: Decodable {
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case components
      case space = "color-space"
    }

    var space: String?

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      components = try? values.decode([String: String].self, forKey: .components)
      space = try? values.decode(String.self, forKey: .space)
    }

    var css: String? {
      guard let components else { return nil }
      func part(_ name: String) -> Double? { components[name].flatMap(Self.part) }
      // Unlike the other components, an opacity is never a byte.
      let opacity = components["alpha"].flatMap(Double.init) ?? 1
      let parts: [Double]
      if let red = part("red"), let green = part("green"), let blue = part("blue") {
        parts = [red, green, blue]
      } else if let white = part("white") {
        parts = [white, white, white]
      } else {
        return nil
      }
      let numbers = parts.map { cssNumber(min(max($0, 0), 1)) }.joined(separator: " ")
      let name = space == "display-p3" ? "display-p3" : "srgb"
      return "color(\(name) \(numbers) / \(cssNumber(min(max(opacity, 0), 1))))"
    }

    /// Reads a component: a part of 1, or a byte as a decimal or hexadecimal number.
    private static func part(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  /// The color in CSS, for the light and the dark appearance.
  var css: String? {
    guard let light = colors.first(where: \.isPlain)?.color?.css else { return nil }
    guard let dark = colors.first(where: \.isDark)?.color?.css else { return light }
    return "light-dark(\(light), \(dark))"
  }
}

/// The description of an image.
private struct ImageSet: Decodable {
  let images: [Entry]

  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [ColorSet.Appearance]?
  }

  /// The file for the light appearance with twice as many pixels as points, or another one.
  var best: String? {
    let plain = images.filter { $0.appearances?.isEmpty ?? true }
    let found = plain.first { $0.scale == "2x" && $0.filename != nil } ?? plain.first { $0.filename != nil }
    return found?.filename.flatMap { $0.contains("/") ? nil : $0 }
  }
}

/// The description of a symbol.
private struct SymbolSet: Decodable {
  let symbols: [ImageSet.Entry]

  var file: String? { symbols.lazy.compactMap(\.filename).first.flatMap { $0.contains("/") ? nil : $0 } }
}
