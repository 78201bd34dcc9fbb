import SwiftUIShim
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

/// The orders, newest first, at the prices at the time of each order.
public struct OrdersView: View {
  @ViewState private var state: OrdersViewState

  public init(dependencies: any OrdersViewState.Dependencies) {
    self.init(state: .initialized(OrdersViewState.LoaderModel(dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: OrdersViewState) {
    _state = ViewState(wrappedValue: state)
  }

  public var body: some View {
    content
      .navigationTitle("Orders")
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading orders")
    case .empty:
      ContentUnavailableView(
        "Nothing has been ordered yet.", systemImage: "bag", description: Text("Your orders will be listed here."))
    case .loaded(let orders):
      List {
        ForEach(orders) { order in
          Section("Order \(String(order.id))") {
            ForEach(order.lines) { line in
              HStack {
                Text("\(line.quantity.rawValue) × \(line.name)")
                Spacer()
                if let price = line.price.times(line.quantity) { PriceText(price) }
              }
            }
            HStack {
              Text(order.date, format: .dateTime.day().month().year())
              Spacer()
              if let total = order.total { PriceText(total) }
            }
            .font(.headline)
            InvoiceView(order: order)
          }
        }
      }
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }
}
