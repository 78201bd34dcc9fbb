import SwiftUIShim
import VSM

enum CounterViewState { case counting(CountingModel) }

struct CountingModel: Sendable {
  var count = 0
  func increment() -> CounterViewState { .counting(CountingModel(count: count + 1)) }
}

/// A label and a button, with a state of each page's own.
struct CounterView: View {
  @ViewState var state: CounterViewState = .counting(CountingModel())

  var body: some View {
    switch state {
    case .counting(let model):
      Text("Count: \(model.count)")
      Button("Increment") { $state.observe(model.increment()) }
    }
  }
}
