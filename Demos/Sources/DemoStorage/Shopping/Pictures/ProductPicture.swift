/// The picture of a product, drawn from its department, its kind and its finish. It contains no user input.
public struct ProductPicture {
  private let entry: CatalogueEntry

  /// Creates the picture of the product with a number, or returns `nil` if there is no such product.
  public init?(id: Int) {
    guard Catalogue.all.indices.contains(id - 1) else { return nil }
    entry = Catalogue.all[id - 1]
  }

  /// An SVG document with colors for light and for dark pages.
  public var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><style>\(style)</style>\
    \(Shape.rect(0, 0, 400, 400, .ground))\(backdrop)\(Shape.ellipse(200, 318, 130, 12, .far))\
    \(entry.department.motif.drawing(of: entry.kindIndex))</svg>
    """
  }

  private var backdrop: String {
    switch (entry.kindIndex + entry.finish.rawValue) % 4 {
    case 0: Shape.circle(272, 128, 76, .far)
    case 1: Shape.path("M90 318V180a110 110 0 0 1 220 0v138z", .far)
    case 2: Shape.path("M0 236c90-60 150 40 230-10s110-40 170-10v184H0z", .far)
    default: Shape.circle(200, 200, 140, .far)
    }
  }

  private var style: String {
    "\(rules(of: .light))@media(prefers-color-scheme:dark){\(rules(of: .dark))}"
  }

  private func rules(of scheme: Scheme) -> String {
    let (hue, saturation) = entry.finish.color
    return Tone.allCases.map { tone in
      ".\(tone){fill:hsl(\(hue) \(saturation * tone.saturation / 100)% \(tone.lightness(in: scheme))%)}"
    }
    .joined()
      + Tone.allCases.map { ".\($0)-line{fill:none;stroke:hsl(\(hue) \(saturation)% \($0.lightness(in: scheme))%)}" }
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
