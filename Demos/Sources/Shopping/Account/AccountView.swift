import SwiftUIShim
import VSM

/// A greeting to the shopper, and links to the pages of the account.
public struct AccountView: View {
  public typealias Dependencies =
    AccountViewState.Dependencies & ProfileViewState.Dependencies & SettingsViewState.Dependencies
    & FavoritesViewState.Dependencies & OrdersViewState.Dependencies

  @ViewState private var state: AccountViewState
  private let dependencies: any Dependencies

  public init(dependencies: any Dependencies) {
    self.init(
      state: .initialized(AccountViewState.LoaderModel(dependencies: dependencies)), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: AccountViewState, dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: state)
    self.dependencies = dependencies
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      greeting
      List(AccountPage.allCases, id: \.self) { page in
        NavigationLink(page.title, value: page)
      }
    }
    .navigationTitle("Account")
    .navigationDestination(for: AccountPage.self) { page in
      switch page {
      case .profile: ProfileView(dependencies: dependencies)
      case .settings: SettingsView(dependencies: dependencies)
      case .favorites: FavoritesView(dependencies: dependencies)
      case .orders: OrdersView(dependencies: dependencies)
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }

  @ViewBuilder private var greeting: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading account")
    case .loaded(let profile):
      Text("Hello, \(profile.name)!")
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }
}
