import Foundation
import VSM

/// The state of the list of products. It always has a query, and a search can start in each state.
public struct ProductsViewState: MutatingCopyable {
  public private(set) var query = ""
  public private(set) var content: Content
  let dependencies: any Dependencies

  public typealias Dependencies = ProductRepositoryDependency

  public enum Content {
    case loading
    case loaded([Product])
    case nothingFound
    case failed(ErrorModel<ProductsViewState>)
  }

  public init(_ content: Content = .loading, dependencies: any Dependencies) {
    self.content = content
    self.dependencies = dependencies
  }
}

extension ProductsViewState {
  /// Loads the products for the current query.
  public func load() -> StateSequence<ProductsViewState> {
    listing(query)
  }

  /// Changes the query. The previous products stay, and a retry searches for the new query.
  public func typed(_ query: String) -> ProductsViewState {
    with(query, content.retrying { listing(query) })
  }

  /// Searches for the query. An empty one matches all products.
  ///
  /// The previous products stay until the new ones arrive or the page shows that it is loading.
  public func search() -> StateSequence<ProductsViewState> {
    listing(query).antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
  }

  private func listing(_ query: String) -> StateSequence<ProductsViewState> {
    StateSequence(with(query, .loading)) { emit in
      let text = query.trimmingCharacters(in: .whitespacesAndNewlines)
      await emit.follow(dependencies.productRepository.products(matching: text)) { products in
        with(query, products.isEmpty ? .nothingFound : .loaded(products))
      } failure: { error in
        with(query, .failed(ErrorModel("The products could not be loaded.", error) { listing(query) }))
      }
    }
  }

  private func with(_ query: String, _ content: Content) -> ProductsViewState {
    copy {
      $0.query = query
      $0.content = content
    }
  }
}

extension ProductsViewState.Content {
  /// The same content, but if it is a failure, with another way to retry.
  fileprivate func retrying(_ retry: @escaping () -> StateSequence<ProductsViewState>) -> Self {
    guard case .failed(let model) = self else { return self }
    return .failed(ErrorModel(message: model.message, retry: retry))
  }
}
