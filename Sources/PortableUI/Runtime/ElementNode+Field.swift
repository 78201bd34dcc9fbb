extension ElementNode {
  /// Records that the page's field has `value` since the edit with this revision.
  ///
  /// The value that the view sets before the end of the next flush is the response to this edit and is shown, even if
  /// it has not changed. Later repetitions do not affect typed text.
  func didEdit(_ value: String, revision: UInt64? = nil) {
    noteEdit(value, revision: revision)
    wholeView?.didEdit(self)
  }

  func noteEdit(_ value: String, revision: UInt64? = nil) {
    guard let field else { return }
    field.value = FieldValue(value, revision: revision ?? field.value.revision)
    // One response covers all edits before it.
    guard !field.awaitsAnswer else { return }
    field.awaitsAnswer = true
    host.afterRendering { field.awaitsAnswer = false }
  }

  /// Responds to a rejected edit with the view's value, which the page would not show otherwise.
  func refuse(_ action: Event.Action) {
    switch action {
    case .input(let text, let revision): didEdit(text, revision: revision)
    case .select(let option): didEdit(option)
    case .click, .submit, .dismiss, .focus, .blur, .load, .error, .visit: return
    }
    invalidate()
  }

  /// Shows the view's value, if it is new and differs from the value of the field.
  func show(_ value: String) {
    guard let field else {
      field = FieldState(value)
      if isMade { host.record(.value(id, FieldValue(value))) }
      return
    }
    guard value != field.shown || field.awaitsAnswer else { return }
    field.shown = value
    guard field.value.text != value else { return }
    field.value = FieldValue(value, revision: field.value.revision)
    if isMade { host.record(.value(id, field.value)) }
  }
}

/// The value of a field on the page, and the last value of the view.
@MainActor
final class FieldState {
  var value: FieldValue
  var shown: String
  /// Whether an edit still awaits the view's response.
  var awaitsAnswer = false

  init(_ text: String) {
    value = FieldValue(text)
    shown = text
  }
}
