/// Finds the elements that follow a place on the page, while views are evaluated.
///
/// The nodes around a place are scanned until that has happened often. Then they are indexed, so that inserting many
/// siblings takes O(n log n) time and not O(n²).
@MainActor
final class SiblingSearch {
  /// The number of nodes that are scanned without an index.
  private static let scanLimit = 1024
  /// The smallest number of siblings that an index is created for.
  private static let leastCount = 16

  private var looks = 0
  private var indexes: [ObjectIdentifier: SiblingIndex] = [:]

  /// The first topmost element of a subtree.
  func firstElement(of node: _Node) -> NodeID? {
    if let element = node.element { return element.id }
    return firstElement(in: node, after: nil)
  }

  /// Returns the first topmost element at `parent` after the elements of `node`, or the first of all without a node.
  func firstElement(in parent: _Node, after node: _Node?) -> NodeID? {
    if let known = parent.firstElement(after: node) { return known }
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
    if looks > Self.scanLimit, count >= Self.leastCount, !isOutdated {
      indexes[ObjectIdentifier(parent)] = SiblingIndex(parent)
    }
    return first
  }

  /// Whether the nodes at `parent` had an index that does not contain `node`.
  private func isOutdated(_ parent: _Node, _ node: _Node?) -> Bool {
    guard let node, let index = indexes[ObjectIdentifier(parent)], !index.contains(node) else { return false }
    discardIndex(of: parent)
    return true
  }

  /// Updates the index after elements of `node` at `parent` were added or removed.
  func elementsDidChange(of node: _Node, in parent: _Node) {
    guard !indexes.isEmpty, let index = indexes[ObjectIdentifier(parent)] else { return }
    if index.contains(node) { index.elementsDidChange(of: node) } else { discardIndex(of: parent) }
  }

  /// Discards the index of `parent`, whose nodes were reordered.
  func discardIndex(of parent: _Node) {
    if !indexes.isEmpty { indexes[ObjectIdentifier(parent)] = nil }
  }

  /// Discards all indexes after the views have been evaluated.
  func end() {
    looks = 0
    if !indexes.isEmpty { indexes = [:] }
  }
}

/// The nodes at one node in page order, with those that may have elements; created lazily.
@MainActor
private final class SiblingIndex {
  /// Retained, so that no other node has its identity meanwhile.
  private let parent: _Node
  private var nodes: [_Node] = []
  private var positions: [ObjectIdentifier: Int] = [:]
  /// The positions of all nodes, except those found to have no elements and not changed since.
  private var candidates = SortedBits(count: 0)
  private var isMade = false

  init(_ parent: _Node) { self.parent = parent }

  /// Whether the node is in the index, or will be once that is created.
  func contains(_ node: _Node) -> Bool { !isMade || positions[ObjectIdentifier(node)] != nil }

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

/// A set of numbers below a limit that finds the next larger number without a scan.
///
/// Each operation takes O(log n) time.
struct SortedBits {
  /// A bit for each number. On each further level, a bit for each word of the level below that is not zero.
  private var levels: [[UInt64]] = []

  /// Creates a set of all numbers from 0 up to, but not including, `count`.
  init(count: Int) {
    var count = count
    repeat {
      var words = [UInt64](repeating: .max, count: count / 64)
      if count % 64 > 0 { words.append(1 << UInt64(count % 64) - 1) }
      levels.append(words)
      count = words.count
    } while count > 1
  }

  mutating func insert(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number / 64] |= 1 << UInt64(number % 64)
      number /= 64
    }
  }

  mutating func remove(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number / 64] &= ~(1 << UInt64(number % 64))
      if levels[level][number / 64] != 0 { return }
      number /= 64
    }
  }

  /// Returns the smallest number that is not below `start`.
  func first(from start: Int) -> Int? {
    var number = start
    for level in levels.indices {
      let word = number / 64
      guard word < levels[level].count else { return nil }
      let rest = levels[level][word] & (.max << UInt64(number % 64))
      if rest != 0 { return smallest(in: word * 64 + rest.trailingZeroBitCount, at: level) }
      number = word + 1
    }
    return nil
  }

  /// Returns the smallest number for which a bit of a level stands.
  private func smallest(in bit: Int, at level: Int) -> Int {
    levels[..<level].reversed().reduce(bit) { $0 * 64 + $1[$0].trailingZeroBitCount }
  }
}
