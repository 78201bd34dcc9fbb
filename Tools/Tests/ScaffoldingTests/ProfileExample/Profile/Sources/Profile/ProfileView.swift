import SwiftUIShim
import VSM

/// The view of the feature “Edit a profile”.
package struct ProfileView: View {
  @ViewState private var state: ProfileViewState
  @State private var name = ""

  package init(service: ProfileService) {
    self.init(state: .initialized(ProfileViewState.InitializedModel(service: service)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProfileViewState) {
    _state = ViewState(wrappedValue: state)
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .initialized, .loading:
        ProgressView("Loading")
      case .shown(let model):
        Text("Shown").font(.title)
        Button("Edit") { $state.observe(model.edit()) }
      case .loadingError(let model):
        Text("Loading Error").font(.title)
        Button("Retry") { $state.observe(model.retry()) }
      case .editing(let model):
        Text("Editing").font(.title)
        TextField("Name", text: $name)
        Button("Save") { $state.observe(model.save(name: name)) }
        Button("Cancel") { $state.observe(model.cancel()) }
      case .saving:
        ProgressView("Saving")
      case .savingError(let model):
        Text("Saving Error").font(.title)
        Button("Retry") { $state.observe(model.retry()) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }
}
