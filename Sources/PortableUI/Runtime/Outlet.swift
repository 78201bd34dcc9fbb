import Observation

/// A place for elements whose views are elsewhere, such as what stands in front of a page.
///
/// What is shown here stays a part of the view that shows it: it inherits that view's environment, is rendered after
/// it, and goes when it goes.
@MainActor @Observable
final class Outlet {
  @ObservationIgnored fileprivate(set) var guests: [_Node] = []
  /// Whether guests stand in the order of the views that show them, and not in the one in which they came.
  private let followsTree: Bool
  /// Where the guests stand; `nil` while nothing on the page has a place for them.
  @ObservationIgnored fileprivate weak var node: OutletNode?
  /// Whether there are no guests; observed, so that a bar comes and goes with its items.
  private(set) var isEmpty = true

  init(followsTree: Bool = false) { self.followsTree = followsTree }

  fileprivate func add(_ guest: _Node) {
    let next = followsTree ? guests.firstIndex { guest.precedes($0) } : nil
    guests.insert(guest, at: next ?? guests.endIndex)
    if isEmpty { isEmpty = false }
  }

  fileprivate func remove(_ guest: _Node) {
    guests.removeAll { $0 === guest }
    if guests.isEmpty { isEmpty = true }
  }
}

extension EnvironmentValues {
  /// What a guest inherits: everything but what belongs to the place where its view is.
  var ofGuest: EnvironmentValues {
    var values = self
    values.accessibility = AccessibilityProperties()
    values.viewTag = nil
    values.controlParts = ControlParts()
    values.wrapsElements = false
    return values
  }
}

/// Shows the guests of an outlet, in its order.
struct OutletView {
  let outlet: Outlet
}

extension OutletView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    OutletNode(view, in: context)
  }
}

@MainActor
private final class OutletNode: _ViewNode<OutletView> {
  private let outlet: Outlet

  init(_ view: OutletView, in context: _NodeContext) {
    outlet = view.outlet
    super.init(in: context)
    outlet.node = self
  }

  override func update(to view: OutletView) {}

  override func forEachPlaced(_ body: (_Node) -> Void) { outlet.guests.forEach(body) }
}

/// Keeps a view where its elements do not stand: they are guests of an outlet.
///
/// Who makes it owns it, hands on what changes, and says when it comes and goes; it is none of the owner's children.
@MainActor
final class GuestNode<Content: View>: SingleChildNode<Content, Content> {
  private let outlet: Outlet

  init(_ view: Content, in context: _NodeContext, outlet: Outlet) {
    self.outlet = outlet
    super.init(in: context)
    // First its place, then the content, which may show guests of its own.
    outlet.add(self)
    makeChild(view)
  }

  override var place: _Node? { outlet.node }

  override func update(to view: Content) {
    child?.update(to: view)
  }

  /// Is shown among the guests that were there. Where the outlet is still to be shown, it comes along with that.
  func arrive() {
    recordInsertion(before: followingElement)
  }

  /// Goes, after everything that came out of it: a dialog gives the focus back to the one below, if that is there.
  func leave() {
    var elements: [NodeID] = []
    forEachElement { elements.append($0.id) }
    unmount()
    // What goes with the elements around it needs no word of its own.
    if let place, !place.isLeaving {
      for id in elements { host.record(.remove(id)) }
      announceChange()
    }
    outlet.remove(self)
  }
}
