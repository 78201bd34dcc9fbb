/// Shorthands for the view. They don't give access to actions.
extension EditUserProfileViewState {
  public var isEditing: Bool {
    if case .editing = editingState { true } else { false }
  }

  public var isSaving: Bool {
    if case .saving = editingState { true } else { false }
  }

  public var isReloading: Bool {
    if case .reloading = editingState { true } else { false }
  }
}
