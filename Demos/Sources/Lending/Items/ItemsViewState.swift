import VSM

/// The state of the list of items. It always has a query, and a search can start in each state.
public struct ItemsViewState: MutatingCopyable {
  public private(set) var query = ""
  public private(set) var content: Content
  let repository: any ItemRepository

  public enum Content {
    case loading
    case listed([Item])
    case nothingFound
    case failed(ErrorModel<ItemsViewState>)
  }

  public init(_ content: Content = .loading, repository: any ItemRepository) {
    self.content = content
    self.repository = repository
  }
}

extension ItemsViewState {
  /// Follows the items for the current query.
  public func load() -> StateSequence<ItemsViewState> { listing(query) }

  /// Changes the query. The previous items stay, and a retry searches for the new query.
  public func typed(_ query: String) -> ItemsViewState {
    with(query, content.retrying { listing(query) })
  }

  /// Searches for the query. The previous items stay until the new ones arrive or the page shows that it is loading.
  public func search() -> StateSequence<ItemsViewState> {
    listing(query).antiFlicker(after: .milliseconds(200), atLeast: .milliseconds(500))
  }

  private func listing(_ query: String) -> StateSequence<ItemsViewState> {
    StateSequence(with(query, .loading)) { emit in
      await emit.follow(repository.items(matching: query)) { items in
        with(query, items.isEmpty ? .nothingFound : .listed(items))
      } failure: { error in
        with(query, .failed(ErrorModel("The equipment could not be loaded.", error) { listing(query) }))
      }
    }
  }

  private func with(_ query: String, _ content: Content) -> ItemsViewState {
    copy {
      $0.query = query
      $0.content = content
    }
  }
}

extension ItemsViewState.Content {
  /// The same content, but if it is a failure, with another way to retry.
  fileprivate func retrying(_ retry: @escaping () -> StateSequence<ItemsViewState>) -> Self {
    if case .failed(let model) = self { .failed(model.retrying(retry)) } else { self }
  }
}
