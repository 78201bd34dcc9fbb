extension ElementNode {
  /// Notes that the page's field holds `value` since the edit of this revision.
  ///
  /// What the view says of the field until the next flush has ended is the answer to this edit, also when it repeats
  /// what it said before: the field shows it. Later repetitions leave alone what has been typed.
  func didEdit(_ value: String, revision: UInt64? = nil) {
    noteEdit(value, revision: revision)
    view.didEdit(self)
  }

  func noteEdit(_ value: String, revision: UInt64? = nil) {
    field = FieldValue(value, revision: revision ?? field?.revision ?? 0)
    awaitsAnswer = true
    host.afterRendering { [weak self] in self?.awaitsAnswer = false }
  }

  /// Answers an edit that was not taken with what the view says of the field, which the page would not show else.
  func refuse(_ action: Event.Action) {
    switch action {
    case .input(let text, let revision): didEdit(text, revision: revision)
    case .select(let option): didEdit(option)
    case .click, .submit, .dismiss, .focus, .blur, .visit: return
    }
    invalidate()
  }

  /// Shows what the view says of the field, if that is news and the field does not hold it already.
  func show(_ value: String) {
    guard value != shownValue || awaitsAnswer else { return }
    shownValue = value
    guard field?.text != value else { return }
    let shown = FieldValue(value, revision: field?.revision ?? 0)
    field = shown
    if isMade { host.record(.value(id, shown)) }
  }
}
