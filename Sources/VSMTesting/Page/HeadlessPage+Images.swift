#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Has every picture at this address loaded, as a browser does that finds it there.
    ///
    /// Nothing loads by itself on a headless page: an `AsyncImage` with phases stays in the first one until it is told.
    public func loadImage(_ address: String) throws {
      try report(.load, of: address)
    }

    /// Keeps every picture at this address from being loaded, as a browser does that finds none there.
    public func failImage(_ address: String) throws {
      try report(.error, of: address)
    }

    private func report(_ action: Event.Action, of address: String) throws {
      let loaders = host.tree.pictures(loading: address)
      guard !loaders.isEmpty else { throw error(.notLoading(address)) }
      for loader in loaders { host.dispatch(Event(loader, action)) }
    }
  }

  extension RenderNode {
    fileprivate func pictures(loading address: String) -> [NodeID] {
      (events.contains(.load) && self[.src] == address ? [id] : []) + children.flatMap { $0.pictures(loading: address) }
    }
  }
#endif
