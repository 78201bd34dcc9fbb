/// The identifiers of a page's elements, and the nodes that handle their events.
@MainActor
struct PageElements {
  /// The identifier of the next element.
  var nextID: UInt64 = 1
  private var handlers = EventHandlers()
  /// The nodes whose rows may handle events without nodes of their own.
  private(set) var rowOwners: [any RowOwner] = []

  mutating func makeID() -> NodeID {
    defer { nextID += 1 }
    return NodeID(rawValue: nextID)
  }

  /// Whether an element has had this identifier.
  func isKnown(_ id: NodeID) -> Bool { id > .none && id.rawValue < nextID }

  /// The node of an element that handles events.
  subscript(id: NodeID) -> _Node? {
    get { handlers[id] }
    set { handlers[id] = newValue }
  }

  mutating func add(_ owner: any RowOwner) { rowOwners.append(owner) }

  mutating func remove(_ owner: any RowOwner) { rowOwners.removeAll { $0 === owner } }

  /// Removes and returns all nodes.
  mutating func take() -> PageElements {
    defer { (handlers, rowOwners) = (EventHandlers(), []) }
    return self
  }
}

extension ViewHost {
  func makeID() -> NodeID { elements.makeID() }

  func setHandler(_ element: (any Element)?, for id: NodeID) { elements[id] = element }

  func hasHandler(for id: NodeID) -> Bool { elements[id] != nil }

  /// Returns the element that handles events with this identifier.
  func handler(for id: NodeID) -> (any Element)? {
    if let node = elements[id] { return node.element }
    guard elements.isKnown(id) else { return nil }
    var element: (any Element)?
    read {
      let owners = elements.rowOwners
      if owners.contains(where: { $0.makeNode(handling: id) }) { element = elements[id]?.element }
    }
    return element
  }

  func addRowOwner(_ owner: any RowOwner) { elements.add(owner) }

  func removeRowOwner(_ owner: any RowOwner) { elements.remove(owner) }

  /// Creates nodes with the identifiers from `first` on, which belonged to the same elements before.
  func reusingIDs<Result>(from first: NodeID, _ make: () -> Result) -> Result {
    let next = elements.nextID
    elements.nextID = first.rawValue
    defer { elements.nextID = next }
    return make()
  }
}
