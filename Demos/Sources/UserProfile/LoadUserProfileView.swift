import ErrorMessages
import SwiftUIShim
import VSM

/// Loads a profile, and then shows it for editing.
public struct LoadUserProfileView: View, ViewStateRendering {
  @StateObject public var container: StateContainer<LoadUserProfileViewState>
  private let repository: any UserDataRepository

  public init(userId: Int, repository: any UserDataRepository) {
    let loader = LoadUserProfileViewState.LoaderModel(userId: userId, repository: repository)
    self.init(state: .initialized(loader), repository: repository)
  }

  /// Starts in a given state, for previews and tests.
  public init(state: LoadUserProfileViewState, repository: any UserDataRepository) {
    _container = StateObject(state: state)
    self.repository = repository
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .initialized, .loading:
        ProfileHeading()
        ProgressView("Loading")
      case .loadingError(let model):
        ProfileHeading()
        ErrorMessage(model.message)
        Button("Retry") { observe(model.retry()) }
          .buttonStyle(.borderedProminent)
      case .loaded(let data):
        EditUserProfileView(userData: data, repository: repository)
      }
    }
    .onAppear {
      if case .initialized(let model) = state { observe(model.load()) }
    }
  }
}

/// The page's heading, the same in every state.
struct ProfileHeading: View {
  var body: some View {
    Text("User profile")
      .font(.title)
      .accessibilityAddTraits(.isHeader)
  }
}
