public import Foundation

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
