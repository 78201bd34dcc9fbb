/// Finds the elements that follow a place on the page, while views are being read.
///
/// The nodes around a place are looked at one by one, until that has happened often: then they are indexed, so that
/// inserting many elements beside each other takes O(n log n) time and not O(n²).
@MainActor
final class SiblingSearch {
  /// How many nodes are looked at without an index.
  private static let patience = 1024
  /// How many nodes beside each other are worth an index.
  private static let leastCount = 16

  private var looks = 0
  private var indexes: [ObjectIdentifier: SiblingIndex] = [:]

  /// The first topmost element of a subtree.
  func firstElement(of node: _Node) -> NodeID? {
    if let element = node.element { return element.id }
    return firstElement(in: node, after: nil)
  }

  /// The first topmost element at `parent` that comes after those of `node`, or that comes first of all.
  func firstElement(in parent: _Node, after node: _Node?) -> NodeID? {
    let isOutdated = !indexes.isEmpty && isOutdated(parent, node)
    if !isOutdated, let index = indexes[ObjectIdentifier(parent)] {
      return index.firstElement(after: node, in: self)
    }
    var count = 0
    var hasPassed = node == nil
    var first: NodeID?
    parent.forEachPlaced { child in
      count += 1
      if child === node {
        hasPassed = true
      } else if hasPassed, first == nil {
        first = firstElement(of: child)
      }
    }
    looks += count
    if looks > Self.patience, count >= Self.leastCount, !isOutdated {
      indexes[ObjectIdentifier(parent)] = SiblingIndex(parent)
    }
    return first
  }

  /// Whether there was an index of the nodes at `parent`, which knew nothing of `node`.
  private func isOutdated(_ parent: _Node, _ node: _Node?) -> Bool {
    guard let node, let index = indexes[ObjectIdentifier(parent)], !index.knows(node) else { return false }
    forget(parent)
    return true
  }

  /// Takes into account that elements of `node`, which stands at `parent`, have come or gone.
  func elementsDidChange(of node: _Node, in parent: _Node) {
    guard !indexes.isEmpty, let index = indexes[ObjectIdentifier(parent)] else { return }
    if index.knows(node) { index.elementsDidChange(of: node) } else { forget(parent) }
  }

  /// Takes into account that the nodes at `parent` stand in another order.
  func forget(_ parent: _Node) {
    if !indexes.isEmpty { indexes[ObjectIdentifier(parent)] = nil }
  }

  /// Keeps nothing any longer, as all views that were due have been read.
  func end() {
    looks = 0
    if !indexes.isEmpty { indexes = [:] }
  }
}

/// The nodes at one node in page order, with those that may have elements; made when it is first needed.
@MainActor
private final class SiblingIndex {
  /// Kept, so that no other node has its identity meanwhile.
  private let parent: _Node
  private var nodes: [_Node] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The positions of all but those that were found to have no elements and have not changed since.
  private var candidates = SortedBits(count: 0)
  private var isMade = false

  init(_ parent: _Node) { self.parent = parent }

  /// Whether the node is in the index, or will be once that is made.
  func knows(_ node: _Node) -> Bool { !isMade || positions[ObjectIdentifier(node)] != nil }

  func elementsDidChange(of node: _Node) {
    if let position = positions[ObjectIdentifier(node)] { candidates.insert(position) }
  }

  func firstElement(after node: _Node?, in search: SiblingSearch) -> NodeID? {
    if !isMade { make() }
    let start = node.flatMap { positions[ObjectIdentifier($0)] }.map { $0 + 1 } ?? 0
    while let position = candidates.first(from: start) {
      let candidate = nodes[position]
      if !candidate.isUnmounted, let first = search.firstElement(of: candidate) { return first }
      candidates.remove(position)
    }
    return nil
  }

  private func make() {
    isMade = true
    parent.forEachPlaced { nodes.append($0) }
    positions.reserveCapacity(nodes.count)
    for (position, node) in nodes.enumerated() { positions[ObjectIdentifier(node)] = position }
    candidates = SortedBits(count: nodes.count)
  }
}
