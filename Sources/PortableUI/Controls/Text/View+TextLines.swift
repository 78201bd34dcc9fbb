public import Foundation

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  var styleClass: StyleClass {
    switch self {
    case .leading: .textLeading
    case .center: .textCenter
    case .trailing: .textTrailing
    }
  }
}

extension View {
  /// Limits the text inside this view to a number of lines; `nil` is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View { lines(least: nil, most: number) }

  /// Sets the minimum and maximum number of lines of the text inside this view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// Sets the minimum number of lines of the text inside this view.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// Limits the text inside this view to a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: nil, most: limit.upperBound)
  }

  /// Limits the text inside this view to a number of lines, and optionally reserves the space for them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : nil, most: limit)
  }

  /// Sets the alignment of the lines of the text inside this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textLook { $0.alignment = alignment }
  }

  /// Sets the space between the lines of the text inside this view.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textLook { $0.lineSpacing = lineSpacing }
  }

  /// Adds space after each letter inside this view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textLook { $0.kerning = kerning }
  }

  /// Adds space after each letter inside this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

  /// Moves the text inside this view up, or down with a negative offset.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textLook { $0.baselineOffset = baselineOffset }
  }

  /// Converts the text inside this view to upper or lower case; `nil` does not convert it.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    textLook { $0.letterCase = textCase == .uppercase ? .uppercase : textCase == .lowercase ? .lowercase : .asWritten }
  }

  nonisolated private func lines(least: Int?, most: Int?) -> some View {
    textLook {
      $0.lines = LineLimit(least: least.map { min(max($0, 1), 1000) }, most: most.map { min(max($0, 1), 100_000) })
    }
  }
}

extension View {
  /// Sets the weight of the text inside this view; `nil` does not change it.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    textLook { $0.weight = weight }
  }

  /// Sets the design of the text inside this view; `nil` does not change it.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    textLook { $0.design = design }
  }

  /// Makes the text inside this view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    textLook { $0.weight = isActive ? .bold : .regular }
  }

  /// Makes the text inside this view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    textLook { $0.isItalic = isActive }
  }

  /// Gives all letters inside this view the same width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    textLook { $0.design = isActive ? .monospaced : .default }
  }

  /// Gives all digits inside this view the same width.
  nonisolated public func monospacedDigit() -> some View {
    textLook { $0.hasMonospacedDigits = true }
  }

  /// Draws a line under the text inside this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook { $0.underline = TextLine(isActive, pattern, color) }
  }

  /// Draws a line through the text inside this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook { $0.strikethrough = TextLine(isActive, pattern, color) }
  }

  /// Applies the properties that `state` sets to the text inside this view.
  nonisolated func textLook(_ state: (inout TextLook) -> Void) -> some View {
    var look = TextLook()
    state(&look)
    return EnvironmentModifier(content: self, change: TextLookSetting(look: look))
  }
}

private struct TextLookSetting: EnvironmentChange {
  let look: TextLook

  func apply(to values: inout EnvironmentValues) { values.textLook = look.over(values.textLook) }
}
