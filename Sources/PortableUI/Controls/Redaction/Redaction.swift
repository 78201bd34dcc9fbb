/// The reasons why a view does not show its content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content has not been loaded: texts and pictures show areas of their sizes.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content must not be seen by others: views that are ``View/privacySensitive(_:)`` show areas instead of it.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension View {
  /// Shows areas instead of the texts and pictures of this view, which assistive technology then ignores.
  ///
  /// The texts of a placeholder are part of the page, since they determine the sizes of the areas. Sensitive texts are
  /// not sent to the page.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentModifier(content: self, change: Redaction(reasons: reason))
  }

  /// Shows the content of this view, whatever the views around it are redacted for.
  nonisolated public func unredacted() -> some View {
    EnvironmentModifier(content: self, change: Unredaction())
  }

  /// Marks the content of this view as sensitive, so that it is not shown while a view around it is redacted for privacy.
  nonisolated public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    EnvironmentModifier(content: self, change: Sensitivity(isSensitive: isSensitive))
  }
}

private struct Redaction: EnvironmentChange {
  let reasons: RedactionReasons

  func apply(to values: inout EnvironmentValues) { values.redactionReasons.formUnion(reasons) }
}

private struct Unredaction: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) { values.redactionReasons = [] }
}

private struct Sensitivity: EnvironmentChange {
  let isSensitive: Bool

  func apply(to values: inout EnvironmentValues) { values.isPrivacySensitive = isSensitive }
}

extension EnvironmentValues {
  /// The reasons why views do not show their content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      coverContent()
    }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set {
      self[PrivacyKey.self] = newValue
      coverContent()
    }
  }

  /// Texts and pictures read the result, so that they need not look up the reasons.
  private mutating func coverContent() {
    textLook.coverage =
      redactionReasons.contains(.privacy) && isPrivacySensitive
      ? .secret : redactionReasons.contains(.placeholder) ? .placeholder : nil
  }
}

/// The area that covers redacted content.
enum Coverage {
  /// An area of the content's size, which the page therefore has.
  case placeholder
  /// An area of another size.
  case secret
}

extension ElementDescription {
  /// Covers the content of an element with an area.
  mutating func cover(_ coverage: Coverage?) {
    guard let coverage else { return }
    addClass(.redacted)
    set(.ariaHidden, "true")
    guard coverage == .secret else { return }
    if text != nil { text = "········" }
    set(.src, nil)
    set(.alt, nil)
  }
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }
