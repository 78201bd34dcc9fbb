import ErrorMessages
import SwiftUIShim
import VSM

/// An editor for a profile's username that also shows changes from other sources.
public struct EditUserProfileView: View, ViewStateRendering {
  @StateObject public var container: StateContainer<EditUserProfileViewState>
  @State private var draft: UsernameDraft

  public init(userData: UserData, repository: any UserDataRepository) {
    self.init(state: .editing(userData, repository: repository))
  }

  /// Starts in a given state, for previews and tests.
  public init(state: EditUserProfileViewState) {
    _container = StateObject(state: state)
    _draft = State(initialValue: UsernameDraft(state.data.username))
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ProfileHeading()
      form.disabled(!state.isEditing)
      status
    }
    .onReceive(container.$state) { newState in
      draft.follow(newState.data.username)
    }
    .onAppear {
      if case .editing(let model) = state.editingState { observe(model.follow()) }
    }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextField("Username", text: $draft.text)
        .textFieldStyle(.roundedBorder)
        .onSubmit(save)
      if draft.hasMissedAChange {
        Text("The stored username is now “\(draft.stored)”. Saving replaces it.")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      HStack {
        Button("Save", action: save)
          .buttonStyle(.borderedProminent)
        Button("Refresh", action: refresh)
          .buttonStyle(.bordered)
      }
    }
  }

  @ViewBuilder private var status: some View {
    switch state.editingState {
    case .editing(let model):
      if let message = model.message { ErrorMessage(message) }
    case .reloading:
      ProgressView("Loading")
    case .saving(let model):
      ProgressView("Saving")
      Button("Cancel") { observe(model.cancel()) }
        .buttonStyle(.bordered)
    case .savingError(let model):
      ErrorMessage(model.message)
      HStack {
        Button("Retry") { observe(model.retry()) }
          .buttonStyle(.borderedProminent)
        Button("Cancel") { observe(model.cancel()) }
          .buttonStyle(.bordered)
      }
    }
  }

  private func save() {
    if case .editing(let model) = state.editingState { observe(model.saveUsername(draft.text)) }
  }

  private func refresh() {
    if case .editing(let model) = state.editingState { observe(model.reload()) }
  }
}

/// The text of the username field, and the stored name that it was based on.
///
/// Unsaved edits are never replaced. A new stored name replaces the text only if the text was not edited, or if the two
/// differ only in whitespace around them, as after a save.
public struct UsernameDraft: Equatable, Sendable {
  public var text: String
  /// The last stored name that replaced the text.
  public private(set) var taken: String
  /// The newest stored name.
  public private(set) var stored: String

  public init(_ stored: String) {
    text = stored
    taken = stored
    self.stored = stored
  }

  /// Receives a stored name, which replaces the text unless the text has unsaved edits.
  public mutating func follow(_ stored: String) {
    self.stored = stored
    guard stored != taken else { return }
    if text == taken || Username.trimmed(text) == stored {
      text = stored
      taken = stored
    }
  }

  /// Whether the stored name changed while the text had unsaved edits.
  public var hasMissedAChange: Bool {
    stored != taken && text != stored
  }
}
