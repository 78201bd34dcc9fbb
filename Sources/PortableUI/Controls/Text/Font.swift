import Foundation

/// The size, weight and design of text.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var size: CGFloat?
  var weight: Weight?
  var isItalic = false
  var design: Design?
  var hasMonospacedDigits = false
  /// The family of a font of the app, in the styles of a page.
  var family: String?

  /// A role of text, with a size from the style sheet.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var styleClass: StyleClass {
      switch self {
      case .largeTitle: .fontLargeTitle
      case .title: .fontTitle
      case .title2: .fontTitle2
      case .title3: .fontTitle3
      case .headline: .fontHeadline
      case .subheadline: .fontSubheadline
      case .body: .fontBody
      case .callout: .fontCallout
      case .footnote: .fontFootnote
      case .caption: .fontCaption
      case .caption2: .fontCaption2
      }
    }
  }

  /// The weight of text.
  public struct Weight: Hashable, Sendable {
    let styleClass: StyleClass

    public static let ultraLight = Weight(styleClass: .ultraLight)
    public static let thin = Weight(styleClass: .thin)
    public static let light = Weight(styleClass: .light)
    public static let regular = Weight(styleClass: .regular)
    public static let medium = Weight(styleClass: .medium)
    public static let semibold = Weight(styleClass: .semibold)
    public static let bold = Weight(styleClass: .bold)
    public static let heavy = Weight(styleClass: .heavy)
    public static let black = Weight(styleClass: .black)
  }

  /// The design of text.
  public enum Design: String, Sendable {
    case `default`, serif, rounded, monospaced

    fileprivate var styleClass: StyleClass? {
      switch self {
      case .default: nil
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
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

  /// The heading element for this font.
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
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}

extension ElementDescription {
  /// Adds the classes and styles of a font and a color.
  mutating func addStyle(font: Font?, foreground: Paint?) {
    if let font {
      if let style = font.style { addClass(style.styleClass) }
      if let size = font.size { addStyle("font-size:\(cssLength(size))") }
      if let family = font.family { addStyle("font-family:\(family),system-ui,sans-serif") }
      if let weight = font.weight { addClass(weight.styleClass) }
      if font.isItalic { addClass(.italic) }
      if let design = font.design?.styleClass { addClass(design) }
      if font.hasMonospacedDigits { addClass(.monospacedDigit) }
    }
    switch foreground {
    case .named(let name): if let text = name.text { addClass(text) }
    case .css(let value): addStyle("color:\(value)")
    case .gradient(let value, let color): addGradient(value, color: color)
    case nil: break
    }
  }
  /// Applies a gradient to text, and its single color to a symbol.
  private mutating func addGradient(_ value: String, color: String) {
    guard !tag.isDrawing else { return addStyle("color:\(color)") }
    addClass(.painted)
    addStyle("background-image:\(value)")
  }
}

extension EnvironmentValues {
  /// The font of text that sets none itself.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
