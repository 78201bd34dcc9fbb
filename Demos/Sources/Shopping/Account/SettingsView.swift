import SwiftUIShim
import VSM

/// The settings of the shop. Each change is saved immediately.
public struct SettingsView: View {
  public typealias Dependencies = SettingsViewState.Dependencies & ProductImportViewState.Dependencies

  @ViewState private var state: SettingsViewState
  private let dependencies: any Dependencies

  public init(dependencies: any Dependencies) {
    self.init(
      state: .initialized(SettingsViewState.LoaderModel(dependencies: dependencies)), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: SettingsViewState, dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: state)
    self.dependencies = dependencies
  }

  public var body: some View {
    content
      .navigationTitle("Settings")
      .onAppear {
        if case .initialized(let model) = state { $state.observe(model.load()) }
      }
  }

  @ViewBuilder private var content: some View {
    switch state {
    case .initialized, .loading:
      ProgressView("Loading settings")
    case .loaded(let model):
      Form {
        Picker("Order of products", selection: setting(\.order, model)) {
          ForEach(ProductOrder.allCases, id: \.self) { order in
            Text(order.title).tag(order)
          }
        }
        Toggle("Show what is sold out", isOn: setting(\.showsSoldOut, model))
        Toggle("Ask before removing from the cart", isOn: setting(\.confirmsRemoval, model))
        ProductImportView(dependencies: dependencies)
      }
    case .failed(let model):
      ProblemView(message: model.message) { $state.observe(model.retry()) }
    }
  }

  private func setting<Value>(
    _ setting: WritableKeyPath<ShopSettings, Value>, _ model: SettingsViewState.LoadedModel
  ) -> Binding<Value> {
    Binding {
      model.settings[keyPath: setting]
    } set: {
      $state.observe(model.set(setting, to: $0))
    }
  }
}

extension ProductOrder {
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .featured: "Featured"
    case .name: "By name"
    case .priceAscending: "Cheapest first"
    case .priceDescending: "Dearest first"
    }
  }
}
