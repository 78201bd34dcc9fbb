/// The elements that have left a page in animated updates and may still be visible.
///
/// The server does not know how far an animation is. The page ignores an element that has left completely.
@MainActor
struct Departures {
  private var newest: [Departure] = []
  private static let limit = 16

  private struct Departure {
    /// The element, and the flush in which it left.
    let id: NodeID
    let flush: UInt64
    /// The node around the removed one, what it shows there, and the position among several elements.
    weak var place: _Node?
    let key: AnyHashable
    let position: Int
    /// The element without identifiers, if the place has several nodes.
    let content: RenderNode?
  }

  /// Records that an element of `node` leaves.
  mutating func add(_ element: any Element, at position: Int, of node: _Node, flush: UInt64) {
    guard let place = node.parent else { return }
    if newest.count == Self.limit { newest.removeFirst() }
    newest.append(
      Departure(
        id: element.id, flush: flush, place: place, key: place.contentKey, position: position,
        content: place is any KeyedNode ? element.renderTree().withoutIdentifiers : nil))
  }

  /// Returns the element that the new element of `node` replaces, because it has the same identity.
  mutating func take(_ element: RenderNode, at position: Int, of node: _Node, flush: UInt64) -> NodeID? {
    guard let place = node.parent, newest.contains(where: { $0.place === place }) else { return nil }
    let key = place.contentKey
    let content = place is any KeyedNode ? element.withoutIdentifiers : nil
    let index = newest.lastIndex {
      $0.place === place && $0.position == position && $0.flush < flush && $0.key == key && $0.content == content
    }
    return index.map { newest.remove(at: $0).id }
  }
}

/// A node with any number of nodes at the same place.
@MainActor
protocol KeyedNode: _Node {}

extension ForEachNode: KeyedNode {}

extension RenderNode {
  /// The element with the values that determine its look.
  fileprivate var withoutIdentifiers: RenderNode {
    RenderNode(
      id: NodeID(rawValue: 0), tag: tag, attributes: attributes.filter { $0.name == .class || $0.name == .style },
      text: text, children: children.map(\.withoutIdentifiers))
  }
}
