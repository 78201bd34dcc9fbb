/// The rendering of a style on a page: a name in its style sheet, or a CSS value.
public enum Paint: Hashable, Sendable {
  case named(PaintName)
  case css(String)
  /// A gradient, with a color for uses that require a single one.
  case gradient(String, color: String)

  /// The closest single color.
  var color: String {
    switch self {
    case .css(let value): value
    case .gradient(_, let color): color
    case .named(.primary): "var(--text)"
    case .named(.secondary): "var(--text-secondary)"
    case .named(.tertiary): "var(--text-tertiary)"
    case .named(.quaternary): "var(--fill-hover)"
    case .named(.quinary): "var(--fill)"
    case .named(.white): "#ffffff"
    case .named(.black): "#000000"
    case .named(.bar): "var(--page)"
    case .named(let name): "var(--\(name.name))"
    }
  }

  /// The CSS value of `background` that fills an area.
  var fill: String {
    if case .gradient(let value, _) = self { return value }
    return color
  }
}

/// A style that has a name in the style sheets.
public struct PaintName: Hashable, Sendable {
  let name: String
  /// The class of text and symbols in this style; `nil` for styles of areas only.
  let text: StyleClass?
  /// The class of areas in this style.
  let area: StyleClass

  private init(_ name: String, _ text: StyleClass?, _ area: StyleClass) {
    (self.name, self.text, self.area) = (name, text, area)
  }

  public static func == (left: PaintName, right: PaintName) -> Bool { left.area == right.area }

  public func hash(into hasher: inout Hasher) { hasher.combine(area) }
}

extension PaintName {
  static let primary = PaintName("primary", .fgPrimary, .bgPrimary)
  static let secondary = PaintName("secondary", .fgSecondary, .bgSecondary)
  static let tertiary = PaintName("tertiary", .fgTertiary, .bgTertiary)
  static let quaternary = PaintName("quaternary", .fgQuaternary, .bgQuaternary)
  static let quinary = PaintName("quinary", .fgQuinary, .bgQuinary)
  static let accent = PaintName("accent", .fgAccent, .bgAccent)
  static let red = PaintName("red", .fgRed, .bgRed)
  static let orange = PaintName("orange", .fgOrange, .bgOrange)
  static let yellow = PaintName("yellow", .fgYellow, .bgYellow)
  static let green = PaintName("green", .fgGreen, .bgGreen)
  static let mint = PaintName("mint", .fgMint, .bgMint)
  static let teal = PaintName("teal", .fgTeal, .bgTeal)
  static let cyan = PaintName("cyan", .fgCyan, .bgCyan)
  static let blue = PaintName("blue", .fgBlue, .bgBlue)
  static let indigo = PaintName("indigo", .fgIndigo, .bgIndigo)
  static let purple = PaintName("purple", .fgPurple, .bgPurple)
  static let pink = PaintName("pink", .fgPink, .bgPink)
  static let brown = PaintName("brown", .fgBrown, .bgBrown)
  static let white = PaintName("white", .fgWhite, .bgWhite)
  static let gray = PaintName("gray", .fgGray, .bgGray)
  static let black = PaintName("black", .fgBlack, .bgBlack)
  static let ultraThinMaterial = PaintName("ultra-thin-material", nil, .bgUltraThinMaterial)
  static let thinMaterial = PaintName("thin-material", nil, .bgThinMaterial)
  static let regularMaterial = PaintName("regular-material", nil, .bgRegularMaterial)
  static let thickMaterial = PaintName("thick-material", nil, .bgThickMaterial)
  static let ultraThickMaterial = PaintName("ultra-thick-material", nil, .bgUltraThickMaterial)
  static let bar = PaintName("bar", nil, .bgBar)
}
