import SwiftUIShim
import VSM

/// The states of a product's page until the product is loaded.
public enum ProductViewState {
  case initialized(LoaderModel)
  case loading
  case loaded(Product)
  // vsm:disable:next state-without-way-out -- A button leads back to the products.
  case notFound(Product.ID)
  case failed(ErrorModel<ProductViewState>)

  public typealias Dependencies = ProductRepositoryDependency

  public struct LoaderModel {
    let id: Product.ID
    let dependencies: any Dependencies
  }
}

extension ProductViewState.LoaderModel {
  /// Loads the product once. Its detail view observes changes.
  public func load() -> StateSequence<ProductViewState> {
    StateSequence(.loading) {
      do {
        for try await product in dependencies.productRepository.product(id) {
          return product.map { .loaded($0) } ?? .notFound(id)
        }
        return .notFound(id)
      } catch {
        return .failed(ErrorModel("The product could not be loaded.", error, retry: load))
      }
    }
  }
}

/// The page of the product with a number, which may not exist.
public struct ProductView: View {
  public typealias Dependencies = ProductViewState.Dependencies & ProductDetailView.Dependencies

  @ViewState private var state: ProductViewState
  @Environment(\.dismiss) private var dismiss
  private let dependencies: any Dependencies

  public init(id: Product.ID, dependencies: any Dependencies) {
    let loader = ProductViewState.LoaderModel(id: id, dependencies: dependencies)
    self.init(state: .initialized(loader), dependencies: dependencies)
  }

  /// Starts in a given state, for previews and tests.
  init(state: ProductViewState, dependencies: any Dependencies) {
    _state = ViewState(wrappedValue: state)
    self.dependencies = dependencies
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      switch state {
      case .initialized, .loading:
        ProgressView("Loading product")
      case .loaded(let product):
        ProductDetailView(product: product, dependencies: dependencies)
      case .notFound(let id):
        Text("There is no product with the number \(id.description).")
          .navigationTitle("Not found")
          .pageStatus(.notFound)
        Button("Back to the products") { dismiss() }
          .buttonStyle(.borderedProminent)
      case .failed(let model):
        ProblemView(message: model.message) { $state.observe(model.retry()) }
      }
    }
    .onAppear {
      if case .initialized(let model) = state { $state.observe(model.load()) }
    }
  }
}
