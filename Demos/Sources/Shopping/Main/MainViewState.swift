import VSM

/// Everything the frame around the shop can be: it knows how much is in the cart, or it does not.
public enum MainViewState {
  case initialized(LoaderModel)
  case counted(Int)
  case uncounted

  public typealias Dependencies = CartRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  /// What the cart's badge says; nothing where it is unknown.
  public var itemCount: Int {
    if case .counted(let count) = self { count } else { 0 }
  }
}

extension MainViewState.LoaderModel {
  /// Counts what is in the cart, now and after each change.
  public func follow() -> StateSequence<MainViewState> {
    StateSequence { emit in
      await emit.follow(dependencies.cartRepository.cart()) {
        .counted($0.count)
      } failure: { _ in
        .uncounted
      }
    }
  }
}
