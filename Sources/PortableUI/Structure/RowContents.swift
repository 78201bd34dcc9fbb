import Observation

// Why: Documentation/Decisions/0050-rows-are-stored-as-views.md
/// The views of the rows of a `ForEach`, and the bodies of those that are made of other views.
@MainActor
struct RowContents<Content: View> {
  private var views: [Content]
  /// The body of each row, or nothing if the views are built in or have properties that their nodes keep. `nil` for a
  /// row whose body reads a value that can change, because only a node can observe the value.
  private var bodies: [Content.Body?] = []

  init(_ views: [Content] = []) { self.views = views }

  /// Whether rows of this type may have no nodes: each is one element, either itself or as its body.
  static var canBeStored: Bool { Content.self is any ElementView.Type || hasBodies }

  private static var hasBodies: Bool {
    Content.Body.self is any ElementView.Type && ViewLayout.of(Content.self).isPlain
  }

  var isEmpty: Bool { views.isEmpty }

  /// Evaluates the body of each row, unless the row's view is equal to the one at its position in `old`.
  ///
  /// - Returns: `false` if `old` is empty and the first body has read something. The other bodies will too, so they
  ///   are not evaluated, and each row needs a node.
  mutating func readBodies(keeping old: RowContents, reader: RowReader, position: (Int) -> Int?) -> Bool {
    guard Self.hasBodies else { return true }
    let layout = ViewLayout.of(Content.self)
    bodies.reserveCapacity(views.count)
    return views.withUnsafeBufferPointer { views in
      old.views.withUnsafeBufferPointer { oldViews in
        for offset in views.indices {
          if let position = position(offset), position < old.bodies.count, old.bodies[position] != nil,
            layout.areEqual(oldViews[position], views[offset])
          {
            bodies.append(old.bodies[position])
          } else {
            let body = reader.unobserved { views[offset].body }
            if body == nil, offset == 0, old.isEmpty { return false }
            bodies.append(body)
          }
        }
        return true
      }
    }
  }

  /// Whether the nodes of a row can be released and created again.
  func isReproducible(_ offset: Int) -> Bool {
    guard bodies.isEmpty else {
      return bodies.withUnsafeBufferPointer { $0[offset].map { Content.Body._isReproducible($0) } ?? false }
    }
    return views.withUnsafeBufferPointer { Content._isReproducible($0[offset]) }
  }

  /// The offsets of the rows whose nodes cannot be released and created again.
  var irreproducibleOffsets: [Int] {
    guard bodies.isEmpty else { return views.indices.filter { !isReproducible($0) } }
    return views.withUnsafeBufferPointer { views in views.indices.filter { !Content._isReproducible(views[$0]) } }
  }

  /// Returns the offsets of the rows that an update has to change: those with nodes, those that now need some, and
  /// those that look different from their row in `old`.
  ///
  /// - Parameters:
  ///   - rows: The present rows, with the contents `old`.
  ///   - position: Returns the position of a row among the present ones, or `nil` for a new row.
  func changedOffsets(
    of rows: [ForEachRow], from old: RowContents, in environment: EnvironmentValues, position: (Int) -> Int?
  ) -> [Int] {
    func changes(_ isReproducible: (Int) -> Bool, _ looksSame: (Int, Int) -> Bool) -> [Int] {
      views.indices.filter { offset in
        guard let position = position(offset) else { return false }
        let row = rows[position]
        if row.node != nil { return true }
        return row.id == .none ? !isReproducible(offset) : !looksSame(offset, position)
      }
    }
    // One call for all rows, since each looks up types. Elements of buffers are not copied when they are passed on.
    guard bodies.isEmpty else {
      return changes(isReproducible) { offset, position in
        guard let body = bodies[offset], let oldBody = old.bodies[position] else { return false }
        return Content.Body._looksSame(body, oldBody, in: environment)
      }
    }
    return views.withUnsafeBufferPointer { views in
      old.views.withUnsafeBufferPointer { oldViews in
        changes({ Content._isReproducible(views[$0]) }) {
          Content._looksSame(views[$0], oldViews[$1], in: environment)
        }
      }
    }
  }

  func makeNode(_ offset: Int, in context: _NodeContext) -> _Node {
    if !bodies.isEmpty, let body = bodies[offset] { return CompositeNode(views[offset], body: body, in: context) }
    return views.withUnsafeBufferPointer { Content._makeNode($0[offset], in: context) }
  }

  /// Calls `body` with a function that appends the tree of a row without nodes.
  func withTrees(in context: _NodeContext, _ body: ((_ offset: Int, _ trees: inout [RenderNode]) -> Void) -> Void) {
    guard bodies.isEmpty else {
      return bodies.withUnsafeBufferPointer { bodies in
        body { if let body = bodies[$0] { Content.Body._appendTrees(body, to: &$1, in: context) } }
      }
    }
    views.withUnsafeBufferPointer { views in body { Content._appendTrees(views[$0], to: &$1, in: context) } }
  }

  /// Updates the node of each row that has one.
  func update(node: (Int) -> _Node?) {
    views.withUnsafeBufferPointer { views in
      for offset in views.indices {
        if let node = node(offset) { unsafeDowncast(node, to: _ViewNode<Content>.self).update(to: views[offset]) }
      }
    }
  }

  func update(_ node: _Node, to offset: Int) {
    if !bodies.isEmpty, let body = bodies[offset], let node = node as? CompositeNode<Content> {
      return node.update(to: views[offset], body: body)
    }
    let node = unsafeDowncast(node, to: _ViewNode<Content>.self)
    views.withUnsafeBufferPointer { node.update(to: $0[offset]) }
  }

  mutating func removeSubrange(_ range: Range<Int>) {
    views.removeSubrange(range)
    if !bodies.isEmpty { bodies.removeSubrange(range) }
  }

  /// Replaces a row by the only one of `other`.
  mutating func replace(_ offset: Int, by other: RowContents) {
    views[offset] = other.views[0]
    if !bodies.isEmpty { bodies[offset] = other.bodies[0] }
  }
}

/// Stands for the nodes of rows that have none, while their bodies are evaluated.
@MainActor
final class RowReader: _ViewNode<EmptyView> {
  override func update(to view: EmptyView) {}

  override func render() { isDirty = false }

  /// Returns the result of `read`, or `nil` if that has read a state or an observed value.
  func unobserved<Result>(_ read: () -> Result) -> Result? {
    let reads = countOfStateReads()
    var isObserved = false
    func note() -> @Sendable () -> Void {
      isObserved = true
      return {}
    }
    let node: _Node = self
    // `note()` is not called if nothing observable was read.
    let result = withObservationTracking({ TreeContext.$reader.withValue(node, operation: read) }, onChange: note())
    return isObserved || countOfStateReads() != reads ? nil : result
  }
}
