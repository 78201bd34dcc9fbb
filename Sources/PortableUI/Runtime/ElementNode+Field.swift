extension ElementNode {
  /// Notes that the page's field holds `value` since the edit of this revision.
  ///
  /// What the view says of the field until the next flush has ended is the answer to this edit, also when it repeats
  /// what it said before: the field shows it. Later repetitions leave alone what has been typed.
  func didEdit(_ value: String, revision: UInt64? = nil) {
    noteEdit(value, revision: revision)
    wholeView?.didEdit(self)
  }

  func noteEdit(_ value: String, revision: UInt64? = nil) {
    guard let field else { return }
    field.value = FieldValue(value, revision: revision ?? field.value.revision)
    // One answer is for all edits before it.
    guard !field.awaitsAnswer else { return }
    field.awaitsAnswer = true
    host.afterRendering { field.awaitsAnswer = false }
  }

  /// Answers an edit that was not taken with what the view says of the field, which the page would not show else.
  func refuse(_ action: Event.Action) {
    switch action {
    case .input(let text, let revision): didEdit(text, revision: revision)
    case .select(let option): didEdit(option)
    case .click, .submit, .dismiss, .focus, .blur, .load, .error, .visit: return
    }
    invalidate()
  }

  /// Shows what the view says of the field, if that is news and the field does not hold it already.
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

/// What a field on the page holds, and what the view said of it last.
@MainActor
final class FieldState {
  var value: FieldValue
  var shown: String
  /// Whether the view has still to answer an edit.
  var awaitsAnswer = false

  init(_ text: String) {
    value = FieldValue(text)
    shown = text
  }
}
