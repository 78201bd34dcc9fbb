import Foundation

public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension View {
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { EmptyView() }
  nonisolated public func monospacedDigit() -> some View { EmptyView() }

  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { EmptyView() }

  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { EmptyView() }

  nonisolated public func lineLimit(_ number: Int?) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { EmptyView() }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { EmptyView() }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { EmptyView() }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { EmptyView() }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { EmptyView() }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { EmptyView() }
}

extension Text {
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
    }
  }

  public enum Case: Sendable {
    case uppercase, lowercase
  }
}
