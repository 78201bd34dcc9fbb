/// What the view asks in passing: none of these hands out an action.
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
