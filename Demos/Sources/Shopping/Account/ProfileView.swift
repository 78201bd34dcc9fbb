import ErrorMessages
import SwiftUIShim
import VSM

/// An editor for the shopper's profile. Edits are saved after a short delay, or when the page is closed.
public struct ProfileView: View {
  public typealias Dependencies = ProfileViewState.Dependencies & ProfilePictureViewState.Dependencies

  @ViewState private var state: ProfileViewState
  private let dependencies: any Dependencies

  public init(dependencies: any Dependencies) {
    self.init(
      state: .initialized(ProfileViewState.LoaderModel(dependencies: dependencies)), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProfileViewState, dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: state)
    self.dependencies = dependencies
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .initialized, .loading:
        ProgressView("Loading profile")
      case .editing(let model):
        TextField("Name", text: text(\.name, model))
          .textFieldStyle(.roundedBorder)
        TextField("Email", text: text(\.email, model))
          .textFieldStyle(.roundedBorder)
        progress(model.progress)
        ProfilePictureView(dependencies: dependencies)
      case .failed(let model):
        ProblemView(message: model.message) { $state.observe(model.retry()) }
      }
    }
    .navigationTitle("Profile")
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
    .onDisappear {
      state.unsaved?.saveOnLeaving()
    }
  }

  @ViewBuilder private func progress(_ progress: ProfileViewState.Progress) -> some View {
    switch progress {
    case .saved:
      Text("Saved.")
        .foregroundStyle(.secondary)
    case .unsaved:
      Text("Not saved yet.")
        .foregroundStyle(.secondary)
    case .invalid(let problem):
      ErrorMessage(problem)
    case .saving:
      ProgressView("Saving")
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }

  private func text(_ field: WritableKeyPath<ShopperProfile, String>, _ model: ProfileViewState.EditingModel)
    -> Binding<String>
  {
    Binding {
      model.profile[keyPath: field]
    } set: { text in
      $state.observe(model.edit(field, to: text))
      if let unsaved = state.unsaved { $state.observe(unsaved.save(), debounced: .milliseconds(500)) }
    }
  }
}

extension ProfileViewState {
  fileprivate var unsaved: UnsavedModel? {
    if case .editing(let model) = self, case .unsaved(let unsaved) = model.progress { unsaved } else { nil }
  }
}
