/// A view whose content can scroll to views by their ids.
///
/// A row of a `ForEach` has the id of its element, and any view the id that `id(_:)` sets.
public struct ScrollViewReader<Content: View> {
  @MainActor @preconcurrency public var content: (ScrollViewProxy) -> Content
  @State private var area = ScrollArea()

  /// - Parameter content: Creates the content. The proxy scrolls to views in it.
  @MainActor @preconcurrency
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
  public var body: some View {
    BehaviorModifier(content: content(ScrollViewProxy(area: area)), behavior: ScrollAreaBehavior(area: area))
  }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}

/// Scrolls to the views of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let area: ScrollArea

  /// Scrolls the page and the scroll views around a view, so that the view is visible.
  ///
  /// The page scrolls after the views have been rendered, so a view that the same action adds is found. A row that a
  /// long list has not shown yet is shown. Without a view of this id, the call has no effect. Inside `withAnimation`,
  /// the page scrolls smoothly if the distance is short.
  ///
  /// - Parameters:
  ///   - id: The id of the view. To find a row that is not on the page, all elements of its list are compared with it.
  ///   - anchor: The point of the view and of the visible area that are aligned, such as `.top`. With `nil`, the page
  ///     scrolls as little as possible.
  @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    area.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The part of a page whose views a ``ScrollViewProxy`` finds.
@MainActor
final class ScrollArea {
  weak var node: _Node?

  nonisolated init() {}

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let host = node?.environment.livingHost else { return }
    let isAnimated = Transaction.current?.animation != nil
    host.afterRendering { [weak self] in
      guard let node = self?.node, node.show(id) else { return }
      // Rows that were shown for this are rendered first.
      host.afterRendering { [weak self] in
        guard let element = self?.node?.firstElement(withID: id) else { return }
        host.record(.scroll(element, anchor: anchor, isAnimated: isAnimated))
      }
    }
  }
}

private struct ScrollAreaBehavior: Behavior {
  let area: ScrollArea

  func mount(in node: _Node) { area.node = node }
}

extension _Node {
  /// Shows the view with an id, if it is in a long list. Returns whether there is such a view.
  fileprivate func show(_ id: AnyHashable) -> Bool {
    if let list = self as? any LongList, list.show(rowWithID: id) { return true }
    if hasView(withID: id) { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.show(id) }
    return isFound
  }

  /// Returns the first element of the view with an id.
  fileprivate func firstElement(withID id: AnyHashable) -> NodeID? {
    if hasView(withID: id) { return firstElement(ofViewWithID: id) }
    var found: NodeID?
    forEachChild { found = found ?? $0.firstElement(withID: id) }
    return found
  }
}
