/// The properties of a text beyond its string; a class, since most texts have none.
final class TextDetails: Sendable {
  let content: Content
  private let look: StatedLook?

  /// The properties that are set on the text itself.
  var stated: Stated? { look?.stated }

  /// The content of a text.
  enum Content {
    /// The string of the text.
    case written
    /// The translation of the string of the text.
    case key
    /// A value that is formatted where the text is shown.
    case value(any FormattedValue)
  }

  /// The look that is set on the text itself.
  struct Stated: Equatable {
    var font: Font?
    var foreground: Paint?
    var look = TextLook()
  }

  /// The details of all texts that are nothing more than a key.
  static let key = TextDetails(.key)

  private init(_ content: Content) {
    self.content = content
    look = nil
  }

  convenience init(_ value: any FormattedValue) { self.init(.value(value)) }

  init(after details: TextDetails?, _ change: (inout Stated) -> Void) {
    var stated = details?.stated ?? Stated()
    change(&stated)
    look = stated == Stated() ? nil : StatedLook(stated)
    content = details?.content ?? .written
  }

  /// Whether the text has no look of its own, and the environment determines its string.
  var hasOnlyText: Bool {
    guard look == nil else { return false }
    guard case .value(let value) = content else { return true }
    return value.isReproducible && !value.hasLooks
  }
}

/// A class, since texts with values have rarely a look of their own.
private final class StatedLook: Sendable {
  let stated: TextDetails.Stated

  init(_ stated: TextDetails.Stated) { self.stated = stated }
}

extension TextDetails: Equatable {
  static func == (left: TextDetails, right: TextDetails) -> Bool {
    if left === right { return true }
    guard left.stated == right.stated else { return false }
    return switch (left.content, right.content) {
    case (.written, .written), (.key, .key): true
    case (.value(let left), .value(let right)): left.isEqual(to: right)
    default: false
    }
  }
}

/// A kind of element that represents texts with tags, if an outer view requires it.
protocol TextForm {
  /// Describes the element for a text.
  @MainActor func describe(_ text: String, in environment: EnvironmentValues) -> ElementDescription

  /// Handles a press of the element.
  @MainActor func press(in environment: EnvironmentValues) -> EventOutcome
}

extension EnvironmentValues {
  /// The form of texts; `nil` if they are shown as text.
  var textForm: (any TextForm)? {
    get { self[TextFormKey.self] }
    set { self[TextFormKey.self] = newValue }
  }
}

private enum TextFormKey: EnvironmentKey { static var defaultValue: (any TextForm)? { nil } }
