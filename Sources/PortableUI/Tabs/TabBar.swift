/// The bar of a tab view: which tabs there are, and which one is chosen.
@MainActor
final class TabBar {
  /// Where the tabs stand, in the order of the views that they show.
  let outlet = Outlet(followsTree: true)
  private var items: [TabItem] = []
  private(set) var selected: TabItem?
  /// The tab that was pressed last, where nobody else keeps the selection.
  private weak var pressed: TabItem?
  /// Hands on the tag of a tab that is pressed; `nil` where the tab view itself keeps the selection.
  var select: ((TabItem) -> Void)?
  /// Whether a tab is the selected one, where somebody else keeps the selection.
  var isWanted: ((TabItem) -> Bool)?
  /// Where the tab view takes part in the page's address; `nil` where another container does.
  var slot: RouteSlot?
  /// Whether an address is still to say which tab is shown first.
  var isWaiting = false
  /// Whether the tab view is on its page, which must then be told what changes.
  var isMade = false
  /// Called when there are other tabs.
  var didChange: () -> Void = {}

  func add(_ item: TabItem) {
    let next = items.firstIndex { item.precedes($0) }
    items.insert(item, at: next ?? items.endIndex)
    if isMade {
      didChange()
    } else if selected == nil, !isWaiting, isWanted?(item) ?? true {
      selected = item
    }
  }

  func remove(_ item: TabItem) {
    items.removeAll { $0 === item }
    if selected === item { selected = nil }
    if pressed === item { pressed = nil }
    didChange()
  }

  func press(_ item: TabItem) {
    pressed = item
    if let select { select(item) } else { didChange() }
  }

  /// The tab that is to be shown now.
  var current: TabItem? {
    if let isWanted { items.first(where: isWanted) } else { pressed ?? items.first }
  }

  /// The tab that an address or the page's history names.
  func item(where isNamed: (TabItem) -> Bool) -> TabItem? { items.first(where: isNamed) }

  /// What a tab adds to an address; `nil` where that would be read as another tab.
  func segment(of item: TabItem) -> String? {
    guard select != nil, let segment = item.segment, items.first(where: { $0.segment == segment }) === item else {
      return nil
    }
    return segment
  }

  /// Brings what a tab shows to the front.
  func show(_ item: TabItem?) {
    guard item !== selected || item?.isBuilt == false else { return }
    selected = item
    for other in items where other !== item { other.pane.bringToFront(false) }
    item?.pane.bringToFront(true)
    item?.build()
    for item in items { item.button?.render() }
  }

  /// Whether the keyboard reaches a tab from outside the bar; the arrow keys lead to the others.
  func isFirstStop(_ item: TabItem) -> Bool { item === selected ?? items.first }
}

/// One tab of a tab view.
@MainActor
final class TabItem {
  let pane = NamedPane(isInFront: false)
  /// What the value of its tag is written as in an address.
  var segment: String? { tag.flatMap { AddressSegment.text(of: $0.base) } }
  /// What tells the names of this tab and its panel from others.
  let number: UInt64
  var tag: AnyHashable?
  /// Makes what the tab shows, the first time that it is chosen.
  var build: () -> Void = {}
  var isBuilt = false
  /// The tab in the bar.
  weak var button: _Node?
  private weak var node: _Node?

  init(node: _Node) {
    self.node = node
    number = node.host.makeID().rawValue
  }

  var id: String { "tab-\(number)" }
  var panelID: String { "panel-\(number)" }

  /// Whether the tab comes before another one, while both are on their page.
  func precedes(_ other: TabItem) -> Bool {
    guard let node, let other = other.node else { return false }
    return node.precedes(other)
  }
}

extension EnvironmentValues {
  /// The bar of the tab view directly around a view.
  var tabs: TabBar? {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }
}

private enum TabsKey: EnvironmentKey { static var defaultValue: TabBar? { nil } }
