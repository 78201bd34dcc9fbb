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
