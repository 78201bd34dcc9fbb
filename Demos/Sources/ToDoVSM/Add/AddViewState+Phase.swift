/// What the view asks in passing: none of these hands out an action that the state doesn't offer.
extension AddViewState {
  var isSaving: Bool {
    if case .saving = self { true } else { false }
  }

  var isSaved: Bool {
    if case .saved = self { true } else { false }
  }

  var failure: FailureModel? {
    if case .failed(let model) = self { model } else { nil }
  }
}
