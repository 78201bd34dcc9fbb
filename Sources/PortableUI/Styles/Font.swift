import Foundation

/// The size, weight and design of text.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var size: CGFloat?
  var weight: Weight?
  var isItalic = false
  var design: Design?
  var hasMonospacedDigits = false

  /// A role of text, with the size that the page has for it.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var className: String {
      switch self {
      case .largeTitle: "font-large-title"
      case .title: "font-title"
      case .title2: "font-title2"
      case .title3: "font-title3"
      case .headline: "font-headline"
      case .subheadline: "font-subheadline"
      case .body: "font-body"
      case .callout: "font-callout"
      case .footnote: "font-footnote"
      case .caption: "font-caption"
      case .caption2: "font-caption2"
      }
    }
  }

  /// How bold text is.
  public struct Weight: Hashable, Sendable {
    let className: String

    public static let ultraLight = Weight(className: "ultra-light")
    public static let thin = Weight(className: "thin")
    public static let light = Weight(className: "light")
    public static let regular = Weight(className: "regular")
    public static let medium = Weight(className: "medium")
    public static let semibold = Weight(className: "semibold")
    public static let bold = Weight(className: "bold")
    public static let heavy = Weight(className: "heavy")
    public static let black = Weight(className: "black")
  }

  /// What text is drawn for.
  public enum Design: String, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, weight: weight, design: design)
  }

  /// A font of a fixed size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The level of a heading in this font.
  var headingTag: Tag {
    switch style {
    case .largeTitle, .title: .h1
    case .title2, .title3, .headline: .h2
    default: .h3
    }
  }
}

extension View {
  /// Sets the font of the text inside this view.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }
}

extension ElementDescription {
  /// Adds what a font and a colour look like on the page.
  mutating func addStyle(font: Font?, foreground: Paint?) {
    if let font {
      if let style = font.style { addClass(style.className) }
      if let size = font.size { addStyle("font-size:\(cssLength(size))") }
      if let weight = font.weight { addClass(weight.className) }
      if font.isItalic { addClass("italic") }
      if let design = font.design, design != .default { addClass(design.rawValue) }
      if font.hasMonospacedDigits { addClass("monospaced-digit") }
    }
    switch foreground {
    case .named(let name): addClass("fg-\(name)")
    case .css(let value): addStyle("color:\(value)")
    case .gradient(let value, let color): addGradient(value, color: color)
    case nil: break
    }
  }
  /// Text is a gap in a gradient; a symbol has one colour.
  private mutating func addGradient(_ value: String, color: String) {
    guard !tag.isDrawing else { return addStyle("color:\(color)") }
    addClass("painted")
    addStyle("background-image:\(value)")
  }
}
