import Foundation
import VSM

/// Everything the list of products can be: there is always a query, and in each state one can search for another.
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
    /// Goes on with the next products, unless these are all.
    public let showMore: (() -> StateSequence<ProductsViewState>)?
  }

  public init(_ content: Content = .loading, dependencies: any Dependencies) {
    self.content = content
    self.dependencies = dependencies
  }
}

extension ProductsViewState {
  /// How many products are shown at first, and how many more each time.
  static let portion = 60

  /// Lists the products from the start.
  public func load() -> StateSequence<ProductsViewState> {
    listing(query, first: Self.portion)
  }

  /// Searches for another text; for none, all products are listed.
  ///
  /// The query counts at once, since the field shows it. What was found before stays until there is an answer or it takes
  /// long enough to say so.
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
