import Observation

// Why: Documentation/Decisions/0018-dialogs-are-placed-through-portals.md
/// A place that renders nodes of other views, such as dialogs in front of a page.
///
/// The content still belongs to the view that adds it: it inherits that view's environment, is rendered after it, and
/// is removed with it.
@MainActor @Observable
final class Portal {
  @ObservationIgnored fileprivate(set) var items: [_Node] = []
  /// Whether the content is in the order of the views that add it, instead of the order of its insertion.
  private let followsTree: Bool
  /// The node that renders the content; `nil` while the portal is not on the page.
  @ObservationIgnored fileprivate weak var node: PortalNode?
  /// Whether there is no content; observed, so that a bar appears and disappears with its items.
  private(set) var isEmpty = true

  init(followsTree: Bool = false) { self.followsTree = followsTree }

  fileprivate func add(_ item: _Node) {
    let next = followsTree ? items.firstIndex { item.precedes($0) } : nil
    items.insert(item, at: next ?? items.endIndex)
    if isEmpty { isEmpty = false }
  }

  fileprivate func remove(_ item: _Node) {
    items.removeAll { $0 === item }
    if items.isEmpty { isEmpty = true }
  }
}

extension Portal {
  /// Whether the last item is in front of an element that is not inside it.
  func covers(_ element: any Element) -> Bool {
    guard let last = items.last else { return false }
    var node: _Node? = element
    while let current = node {
      if current === last { return false }
      node = current.parent
    }
    return true
  }
}

extension EnvironmentValues {
  /// The environment of a portal's content, without values that belong to the place of its view.
  var forPortalItem: EnvironmentValues {
    var values = self
    values.accessibility = AccessibilityProperties()
    values.viewTag = nil
    values.controlParts = ControlParts()
    values.wrapsElements = false
    return values
  }
}

/// Renders the content of a portal, in its order.
struct PortalView {
  let portal: Portal
}

extension PortalView: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PortalNode(view, in: context) }
}

@MainActor
private final class PortalNode: _ViewNode<PortalView> {
  private let portal: Portal

  init(_ view: PortalView, in context: _NodeContext) {
    portal = view.portal
    super.init(in: context)
    portal.node = self
  }

  override func update(to view: PortalView) {}

  override func forEachPlaced(_ body: (_Node) -> Void) { portal.items.forEach(body) }
}

/// A node whose elements are rendered in a portal.
///
/// It is not a child of its owner. The owner retains it, passes changes to it, and inserts and removes it.
@MainActor
final class PortalItemNode<Content: View>: SingleChildNode<Content, Content> {
  private let portal: Portal

  init(_ view: Content, in context: _NodeContext, portal: Portal) {
    self.portal = portal
    super.init(in: context)
    // First the node, then its content, which may add content to the portal itself.
    portal.add(self)
    makeChild(view)
  }

  override var place: _Node? { portal.node }

  override func update(to view: Content) { child?.update(to: view) }

  /// Inserts the elements into the portal. If the portal is not on the page yet, they are inserted with it.
  func insert() {
    if isOnPage { recordInsertion(before: followingElement) } else { announceChange() }
  }

  /// Whether this node and all around it are at their places. A node under construction is not: its portal can be in an
  /// element that is inserted later, with everything inside it.
  private var isOnPage: Bool {
    var node: _Node = self
    while let place = node.place {
      var isPlaced = false
      place.forEachPlaced { isPlaced = isPlaced || $0 === node }
      guard isPlaced else { return false }
      node = place
    }
    return true
  }

  /// Removes the elements, after those that they presented: a dialog returns the focus to the one below, if that
  /// exists.
  func remove() {
    var elements: [NodeID] = []
    forEachElementID { elements.append($0) }
    unmount()
    // The removal of outer elements includes these.
    if let place, !place.isLeaving {
      for id in elements { host.record(.remove(id)) }
      announceChange()
    }
    portal.remove(self)
  }
}
