#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  extension HeadlessPage {
    /// Reports every image with this address as loaded.
    ///
    /// A headless page loads no images. An `AsyncImage` with phases stays in the first phase until a test calls this
    /// method or ``failImage(_:fileID:filePath:line:column:)``.
    public func loadImage(
      _ address: String,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      try report(
        .load, of: address, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Reports every image with this address as failed to load.
    public func failImage(
      _ address: String,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
      try report(
        .error, of: address, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func report(_ action: Event.Action, of address: String, at location: TestLocation) throws {
      let loaders = host.tree.pictures(loading: address)
      guard !loaders.isEmpty else { throw error(.notLoading(address), at: location) }
      for loader in loaders { host.dispatch(Event(loader, action)) }
    }
  }

  extension RenderNode {
    fileprivate func pictures(loading address: String) -> [NodeID] {
      (events.contains(.load) && self[.src] == address ? [id] : []) + children.flatMap { $0.pictures(loading: address) }
    }
  }
#endif
