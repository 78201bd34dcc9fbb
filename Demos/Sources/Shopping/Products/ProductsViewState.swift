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

  /// Searches for a text. An empty text matches all products.
  ///
  /// The query is published immediately, since the search field shows it. The previous products stay until the new ones
  /// arrive or the page shows that it is loading.
  public func search(_ query: String) -> StateSequence<ProductsViewState> {
    StateSequence {
      with(query, content)
      listing(query).antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
    }
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
