/// A kind of element that texts become in place of text, where a view around them asks for it and for their tags.
protocol TextForm {
  /// The element that shows a text.
  @MainActor func describe(_ text: String, in environment: EnvironmentValues) -> ElementDescription

  /// Answers a press of the element.
  @MainActor func press(in environment: EnvironmentValues) -> EventOutcome
}

extension EnvironmentValues {
  /// What texts become; `nil` where they are shown as text.
  var textForm: (any TextForm)? {
    get { self[TextFormKey.self] }
    set { self[TextFormKey.self] = newValue }
  }
}

private enum TextFormKey: EnvironmentKey { static var defaultValue: (any TextForm)? { nil } }
