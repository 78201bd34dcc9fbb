import VSM

/// The states of the list of orders.
public enum OrdersViewState {
  case initialized(LoaderModel)
  case loading
  case empty
  case loaded([Order])
  case failed(ErrorModel<OrdersViewState>)

  public typealias Dependencies = OrderRepositoryDependency

  public struct LoaderModel {
    let dependencies: any Dependencies
  }
}

extension OrdersViewState.LoaderModel {
  public func load() -> StateSequence<OrdersViewState> {
    StateSequence(.loading) { emit in
      await emit.follow(dependencies.orderRepository.orders()) {
        $0.isEmpty ? .empty : .loaded($0)
      } failure: {
        .failed(ErrorModel("The orders could not be loaded.", $0, retry: load))
      }
    }
  }
}
