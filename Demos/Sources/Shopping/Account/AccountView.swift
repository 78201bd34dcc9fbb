import SwiftUIShim
import VSM

/// The states of the account's first page.
public enum AccountViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(ShopperProfile)
  case failed(ErrorModel<AccountViewState>)

  public typealias Dependencies = ProfileRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }
}

extension AccountViewState.LoaderModel {
  public func load() -> StateSequence<AccountViewState> {
    StateSequence(.loading) { emit in
      await emit.follow(dependencies.profileRepository.profile()) {
        .loaded($0)
      } failure: {
        .failed(ErrorModel("The account could not be loaded.", $0, retry: load))
      }
    }
  }
}

/// A page of the account. Its raw value is part of the page's address.
public enum AccountPage: String, CaseIterable, Sendable {
  case profile
  case settings
  case favorites
  case orders

  var title: LocalizedStringKey {
    switch self {
    case .profile: "Profile"
    case .settings: "Settings"
    case .favorites: "Favorites"
    case .orders: "Orders"
    }
  }
}

extension AccountPage: LosslessStringConvertible {
  public init?(_ description: String) {
    self.init(rawValue: description)
  }

  public var description: String { rawValue }
}

/// A greeting to the shopper, and links to the pages of the account.
public struct AccountView: View {
  public typealias Dependencies =
    AccountViewState.Dependencies & ProfileView.Dependencies & SettingsView.Dependencies
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
