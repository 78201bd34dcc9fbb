/// The properties of a text beyond its string; a class, since most texts have none.
final class TextDetails: Sendable {
  let stated: Stated
  /// The value that is formatted where the text is shown, if any.
  let value: (any FormattedValue)?

  /// The look that is set on the text itself.
  struct Stated: Equatable {
    var font: Font?
    var foreground: Paint?
    var look = TextLook()
  }

  init(_ value: any FormattedValue) {
    stated = Stated()
    self.value = value
  }

  init(after style: TextDetails?, _ change: (inout Stated) -> Void) {
    var stated = style?.stated ?? Stated()
    change(&stated)
    self.stated = stated
    value = style?.value
  }
}

extension TextDetails: Equatable {
  static func == (left: TextDetails, right: TextDetails) -> Bool {
    guard left.stated == right.stated else { return false }
    guard let value = left.value else { return right.value == nil }
    return right.value.map(value.isEqual) ?? false
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
