// vsm:disable state-without-way-out -- This is a sample of another rule.
import SwiftUIShim
import VSM

enum OrderViewState {
  case empty(OrderModel)
  case ordered
  case delivered  // expect: state-never-produced
  case lost(String), returned(String)  // expect: state-never-produced
}

struct OrderModel {
  func order() -> OrderViewState { .ordered }
  let makeReturned = OrderViewState.returned
}

struct OrderView: View {
  @ViewState var state: OrderViewState = .empty(OrderModel())

  var body: some View {
    switch state {
    case .empty(let model): Button("Order") { $state.observe(model.order()) }
    case .ordered: Text("Ordered")
    case .delivered: Text("Delivered")
    case .lost(let reason), .returned(let reason): Text(reason)
    }
  }
}

/// Another module can produce the states of a public type.
public enum ParcelViewState {
  case travelling
}
