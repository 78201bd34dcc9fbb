/// A row of a `ForEach`: its nodes, or the identifier of its element while it has none.
struct ForEachRow {
  var node: _Node?
  /// The first identifier of the row's elements, or `none` before they are created. The others follow it without gaps.
  var id = NodeID.none

  /// A row whose elements have been removed, while the others are arranged.
  static let removed = ForEachRow(id: NodeID(rawValue: .max))

  var isRemoved: Bool { node == nil && id == Self.removed.id }
}

@MainActor
extension ForEachRow {
  var firstElement: NodeID? { node.map(\.firstElement) ?? (id == .none ? nil : id) }

  func forEachElementID(_ body: (NodeID) -> Void) {
    if let node { node.forEachElementID(body) } else if id != .none { body(id) }
  }

  /// Releases the nodes, while the elements stay on the page.
  mutating func release() {
    node?.release()
    node = nil
  }

  /// Returns the offset of the row without nodes that contains an element, if any row does.
  static func offset(in rows: [ForEachRow], containing id: NodeID) -> Int? {
    var nearest: Int?
    var nearestID = NodeID.none
    for (offset, row) in rows.enumerated() where row.id <= id && row.id > nearestID {
      (nearest, nearestID) = (offset, row.id)
    }
    return nearest.flatMap { rows[$0].node == nil ? $0 : nil }
  }
}

/// A node with rows that may handle events without having nodes.
@MainActor
protocol RowOwner: AnyObject {
  /// Creates the nodes of the row with the element `id`. Returns whether that element handles events.
  func makeNode(handling id: NodeID) -> Bool
}

extension EnvironmentValues {
  /// Whether the nodes of reproducible rows can be released. They cannot if something looks for the nodes, such as a
  /// picker for its options, or if a style of the app creates them.
  var allowsRowsWithoutNodes: Bool {
    viewTag == nil && primitiveButtonStyle == nil && (!wrapsElements || elementWrapper?.isReproducible == true)
  }
}

/// The reading of one row, which is not part of the tree. A change of what it has read renders this row.
@MainActor
final class RowReading: ObservingNode<EmptyView, EmptyView> {
  private let renderRow: (RowReading) -> Void

  init(in context: _NodeContext, render: @escaping (RowReading) -> Void) {
    renderRow = render
    super.init(in: context)
  }

  func read<Content>(_ content: () -> Content) -> Content {
    isDirty = false
    return observing(content)
  }

  override func render() { renderRow(self) }
}
