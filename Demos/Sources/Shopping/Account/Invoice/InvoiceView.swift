import ErrorMessages
import SwiftUIShim
import VSM

/// A button that hands the invoice of an order to the shopper.
struct InvoiceView: View {
  @ViewState private var state: InvoiceViewState

  init(order: Order) {
    self.init(state: .ready(InvoiceViewState.InvoiceModel(order: order)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: InvoiceViewState) {
    _state = ViewState(wrappedValue: state)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      switch state {
      case .ready(let model):
        button(model)
      case .handedOver(let name, let model):
        button(model)
        Text("“\(name)” was handed over.")
          .foregroundStyle(.secondary)
      case .failed(let reason, let model):
        button(model)
        ErrorMessage(reason)
      }
    }
  }

  private func button(_ model: InvoiceViewState.InvoiceModel) -> some View {
    InvoiceButton(model: model) { $state.observe($0) }
  }
}
