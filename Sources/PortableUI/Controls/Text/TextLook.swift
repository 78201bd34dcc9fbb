import Foundation
public import Foundation

/// The look of text beyond its font and color; `nil` is inherited.
struct TextLook: Equatable {
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits = false
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var isSelectable: Bool?
  var lineSpacing: CGFloat?
  var lines: LineLimit?
  var alignment: TextAlignment?
  var letterCase: LetterCase?
  /// The area that covers the text.
  var coverage: Coverage?

  enum LetterCase {
    case uppercase, lowercase, asWritten
  }

  static let plain = TextLook()

  /// Returns this look, with unset properties taken from `outer`.
  func over(_ outer: TextLook) -> TextLook {
    if outer == .plain { return self }
    var look = self
    look.weight = weight ?? outer.weight
    look.isItalic = isItalic ?? outer.isItalic
    look.design = design ?? outer.design
    look.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    look.underline = underline ?? outer.underline
    look.strikethrough = strikethrough ?? outer.strikethrough
    look.kerning = kerning ?? outer.kerning
    look.baselineOffset = baselineOffset ?? outer.baselineOffset
    look.isSelectable = isSelectable ?? outer.isSelectable
    look.lineSpacing = lineSpacing ?? outer.lineSpacing
    look.lines = lines ?? outer.lines
    look.alignment = alignment ?? outer.alignment
    look.letterCase = letterCase ?? outer.letterCase
    look.coverage = coverage ?? outer.coverage
    return look
  }

  /// Returns a font with the weight, slant and design of this look.
  func font(from font: Font?) -> Font? {
    guard weight != nil || isItalic != nil || design != nil || hasMonospacedDigits else { return font }
    var changed = font ?? Font()
    changed.weight = weight ?? changed.weight
    changed.isItalic = isItalic ?? changed.isItalic
    changed.design = design ?? changed.design
    changed.hasMonospacedDigits = changed.hasMonospacedDigits || hasMonospacedDigits
    return changed
  }
}

/// A line under or through text; without a style there is no line.
struct TextLine: Equatable {
  var style: String?
  var color: Paint?

  init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    style = isActive ? pattern.style : nil
    self.color = color?._paint
  }
}

/// The minimum and maximum number of lines.
struct LineLimit: Equatable {
  var least: Int?
  var most: Int?
}

extension ElementDescription {
  mutating func add(_ look: TextLook) {
    if look == .plain { return }
    addLine("underline", look.underline, beside: nil)
    addLine("line-through", look.strikethrough, beside: look.underline)
    if let kerning = look.kerning { addStyle("letter-spacing:\(cssOffset(kerning))") }
    if let offset = look.baselineOffset { addStyle("position:relative;bottom:\(cssOffset(offset))") }
    if let isSelectable = look.isSelectable { addClass(isSelectable ? .selectable : .unselectable) }
    if let spacing = look.lineSpacing { addStyle("line-height:calc(1.25em + \(cssLength(spacing)))") }
    if let alignment = look.alignment { addClass(alignment.styleClass) }
    switch look.letterCase {
    case .uppercase: addClass(.uppercase)
    case .lowercase: addClass(.lowercase)
    case .asWritten: addClass(.casedAsWritten)
    case nil: break
    }
    if let most = look.lines?.most {
      addClass(most == 1 ? .lines1 : .lines)
      if most > 1 { addStyle("--lines:\(most)") }
    }
    if let least = look.lines?.least, least > 1 { addStyle("min-height:\(least)lh") }
  }

  /// Adds a line. In CSS, two lines of one text share the style and the color of the first.
  private mutating func addLine(_ name: String, _ line: TextLine?, beside other: TextLine?) {
    guard let line, let style = line.style else { return }
    if other?.style != nil {
      addStyle("text-decoration-line:underline line-through")
    } else {
      addStyle("text-decoration:\(name) \(style)\(line.color.map { " " + $0.color } ?? "")")
    }
  }
}

extension EnvironmentValues {
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }
}

private enum TextLookKey: EnvironmentKey { static var defaultValue: TextLook { .plain } }

extension Text {
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.look.weight = weight ?? $0.look.weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.look.design = design ?? $0.look.design } }
  public func bold() -> Text { with { $0.look.weight = .bold } }
  public func bold(_ isActive: Bool) -> Text { with { $0.look.weight = isActive ? .bold : .regular } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { with { $0.look.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.look.design = isActive ? .monospaced : .default }
  }
  public func monospacedDigit() -> Text { with { $0.look.hasMonospacedDigits = true } }

  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.look.underline = TextLine(isActive, pattern, color) }
  }

  /// Draws a line through the text. If the text also has an underline, the underline's pattern and color are used.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.look.strikethrough = TextLine(isActive, pattern, color) }
  }

  /// Adds space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.look.kerning = kerning } }

  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

  /// Moves the text up, or down with a negative offset.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.look.baselineOffset = baselineOffset } }

  /// The style of a line under or through text.
  public enum LineStyle: Sendable {
    /// The pattern of a line.
    public struct Pattern: Sendable {
      let style: String

      public static let solid = Pattern(style: "solid")
      public static let dot = Pattern(style: "dotted")
      public static let dash = Pattern(style: "dashed")
    }
  }

  /// The conversion of letters to upper or lower case.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
