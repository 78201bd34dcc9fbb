/// Shorthands for the view. They don't give access to actions of other states.
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
