import SwiftUIShim
import VSM

/// The same without a property wrapper.
struct DraftScreen: View, ViewStateRendering {
  @StateObject var container: StateContainer<DraftViewState>

  init(loader: LoaderModel) {
    _container = .init(state: .initialized(loader))
  }

  var body: some View {
    if case .editing(let model) = state {
      Button("Discard") { observe(model.discard()) }
      Button("Save") { observe { await model.save(model.text) } }
    }
  }
}

/// And in a class, as a view controller is one.
@MainActor
final class DraftController: ViewStateRendering {
  let container = StateContainer<DraftViewState>(state: .initialized(LoaderModel()))

  func save() {
    guard case .editing(let model) = state else { return }
    observe({ await model.save("") }, debounced: .seconds(1))
  }
}
