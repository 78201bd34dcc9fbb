import ErrorMessages
import SwiftUIShim
import VSM

/// The import of products from a file of comma-separated values.
struct ProductImportView: View {
  @ViewState private var state: ProductImportViewState

  init(dependencies: any ProductImportViewState.Dependencies) {
    self.init(state: .choosing(ProductImportViewState.ChoosingModel(dependencies: dependencies)))
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProductImportViewState) {
    _state = ViewState(wrappedValue: state)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      switch state {
      case .choosing(let model):
        chooser(model)
      case .receiving(let model):
        ProgressView(model.name, value: model.fraction)
        Button("Stop") { $state.observe(model.stop()) }
          .buttonStyle(.bordered)
      case .saving(let count):
        ProgressView("Importing products: \(count)")
      case .imported(let count, let model):
        Text("Imported products: \(count)")
        chooser(model)
      case .refused(let reason, let model):
        ErrorMessage(reason)
        Text("Nothing was imported.")
          .foregroundStyle(.secondary)
        chooser(model)
      case .failed(let model):
        ProblemView(message: model.message) { $state.observe(model.retry()) }
      }
    }
  }

  private func chooser(_ model: ProductImportViewState.ChoosingModel) -> some View {
    ProductFileChooser(model: model) { $state.observe($0) }
  }
}
