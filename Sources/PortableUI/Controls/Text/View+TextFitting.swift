public import Foundation

extension Text {
  /// The part of a text that is left out if the text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}

/// Whether a person can select text.
public protocol TextSelectability {
  /// Whether the text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that a person can select.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that a person cannot select.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether the text inside this view can be selected. On a page, it can unless this is `disabled`.
  nonisolated public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    textLook { $0.isSelectable = Selectability.allowsSelection }
  }

  /// Has no effect: text that does not fit always ends with three dots. Other modes are reported.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    if mode != .tail { UnsupportedFeature.truncationMode.report() }
    return self
  }

  /// Has no effect: text keeps its size, and is broken into lines or truncated. A factor below 1 is reported.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    if factor < 1 { UnsupportedFeature.minimumScaleFactor.report() }
    return self
  }

  /// Has no effect: text keeps the space between its letters.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }
}

extension UnsupportedFeature {
  static let truncationMode = UnsupportedFeature(
    message: """
      truncationMode(.head) and truncationMode(.middle) have no effect, since browsers leave out the end of a text that \
      does not fit. Let the text wrap, or shorten it yourself.
      """)

  static let minimumScaleFactor = UnsupportedFeature(
    message: """
      minimumScaleFactor(_:) has no effect, since browsers do not shrink text to fit. Use a smaller font, or let the \
      text wrap.
      """)
}
