public import Foundation

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The length; `nil` is the style sheet's.
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 12)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

/// The weight of a header.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}
