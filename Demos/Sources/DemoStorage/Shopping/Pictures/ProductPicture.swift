import Foundation

/// The picture of a product: the drawing of its kind, in the colors of its finish. It contains no user input.
public struct ProductPicture {
  private let entry: CatalogueEntry
  private let drawing: String

  /// Creates the picture of the product with a number, or returns `nil` if there is no such product.
  public init?(id: Int) {
    guard Catalogue.all.indices.contains(id - 1) else { return nil }
    entry = Catalogue.all[id - 1]
    guard let drawing = Self.drawings[entry.kind.drawing] else { return nil }
    self.drawing = drawing
  }

  /// An SVG document with colors for light and for dark pages.
  public var svg: String {
    let start = drawing.firstIndex(of: ">").map(drawing.index(after:)) ?? drawing.startIndex
    return """
      \(drawing[..<start])
        <style>\(style)</style>
        <rect width="400" height="400" class="ground"/>
        \(backdrop)
        <ellipse cx="200" cy="318" rx="130" ry="12" class="far"/>\(drawing[start...])
      """
  }

  /// The drawings of all kinds, by the names of their files.
  private static let drawings: [String: String] = {
    let names = Catalogue.departments.flatMap(\.kinds).map(\.drawing)
    return names.reduce(into: [:]) { drawings, name in
      let file = Bundle.module.url(forResource: name, withExtension: "svg", subdirectory: "Drawings")
      drawings[name] = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }()

  private var backdrop: String {
    switch (entry.kindIndex + entry.finish.rawValue) % 4 {
    case 0: #"<circle cx="272" cy="128" r="76" class="far"/>"#
    case 1: #"<path d="M90 318V180a110 110 0 0 1 220 0v138z" class="far"/>"#
    case 2: #"<path d="M0 236c90-60 150 40 230-10s110-40 170-10v184H0z" class="far"/>"#
    default: #"<circle cx="200" cy="200" r="140" class="far"/>"#
    }
  }

  private var style: String {
    "\(rules(of: .light))@media(prefers-color-scheme:dark){\(rules(of: .dark))}"
  }

  private func rules(of scheme: Scheme) -> String {
    let (hue, saturation) = entry.finish.color
    return Tone.allCases.map { tone in
      let lightness = tone.lightness(in: scheme)
      return """
        .\(tone){fill:hsl(\(hue) \(saturation * tone.saturation / 100)% \(lightness)%)}\
        .\(tone)-line{fill:none;stroke:hsl(\(hue) \(saturation)% \(lightness)%);\
        stroke-linecap:round;stroke-linejoin:round}
        """
    }
    .joined()
  }
}

enum Scheme {
  case light, dark
}

/// The shades of a product's color, from the background to the lit side.
enum Tone: CaseIterable {
  case ground, far, body, shade, light

  var saturation: Int {
    switch self {
    case .ground: 45
    case .far: 60
    case .body, .shade, .light: 100
    }
  }

  func lightness(in scheme: Scheme) -> Int {
    switch (self, scheme) {
    case (.ground, .light): 94
    case (.ground, .dark): 15
    case (.far, .light): 86
    case (.far, .dark): 22
    case (.body, .light): 50
    case (.body, .dark): 55
    case (.shade, .light): 36
    case (.shade, .dark): 40
    case (.light, .light): 68
    case (.light, .dark): 72
    }
  }
}
