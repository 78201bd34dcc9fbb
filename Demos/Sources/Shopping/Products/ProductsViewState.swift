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
    case loaded(LoadedModel)
    case nothingFound
    case failed(ErrorModel<ProductsViewState>)
  }

  public struct LoadedModel {
    public let products: [Product]
    public let total: Int
    /// Shows the next products as well, or `nil` if all are shown.
    public let showMore: (() -> StateSequence<ProductsViewState>)?
  }

  public init(_ content: Content = .loading, dependencies: any Dependencies) {
    self.content = content
    self.dependencies = dependencies
  }
}

extension ProductsViewState {
  /// The number of products that are shown first and added by ``LoadedModel/showMore``.
  static let portion = 60

  /// Loads the first products for the current query.
  public func load() -> StateSequence<ProductsViewState> {
    listing(query, first: Self.portion)
  }

  /// Searches for a text. An empty text matches all products.
  ///
  /// The query is published immediately, since the search field shows it. The previous products stay until the new ones
  /// arrive or the page shows that it is loading.
  public func search(_ query: String) -> StateSequence<ProductsViewState> {
    StateSequence {
      with(query, content)
      listing(query, first: Self.portion).antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
    }
  }

  private func listing(_ query: String, first limit: Int) -> StateSequence<ProductsViewState> {
    StateSequence(with(query, .loading)) { emit in await follow(query, first: limit, emit) }
  }

  private func follow(_ query: String, first limit: Int, _ emit: StateEmitter<ProductsViewState>) async {
    let text = query.trimmingCharacters(in: .whitespacesAndNewlines)
    await emit.follow(dependencies.productRepository.products(matching: text, first: limit)) { list in
      with(query, content(of: list, query))
    } failure: { error in
      with(query, .failed(ErrorModel("The products could not be loaded.", error) { listing(query, first: limit) }))
    }
  }

  private func content(of list: ProductList, _ query: String) -> Content {
    guard !list.products.isEmpty else { return .nothingFound }
    let limit = list.products.count + Self.portion
    return .loaded(
      LoadedModel(
        products: list.products, total: list.total,
        showMore: list.isComplete ? nil : { StateSequence { emit in await follow(query, first: limit, emit) } }))
  }

  private func with(_ query: String, _ content: Content) -> ProductsViewState {
    copy {
      $0.query = query
      $0.content = content
    }
  }
}
