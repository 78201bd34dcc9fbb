import VSM

/// The states of the view around the shop: the number of items in the cart is known or unknown.
public enum MainViewState {
  case initialized(LoaderModel)
  case counted(Int)
  case uncounted

  public typealias Dependencies = CartRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }

  /// The number on the cart's badge, or 0, which shows no badge, if it is unknown.
  public var itemCount: Int {
    if case .counted(let count) = self { count } else { 0 }
  }
}

extension MainViewState.LoaderModel {
  /// Publishes the number of items in the cart, now and after each change.
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
