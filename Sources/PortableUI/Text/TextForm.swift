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
