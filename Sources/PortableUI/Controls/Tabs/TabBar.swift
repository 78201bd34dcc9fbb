/// The bar of a tab view, with its tabs and the selected one.
@MainActor
final class TabBar {
  /// The portal of the tabs, in the order of their views.
  let portal = Portal(followsTree: true)
  let visibility = TabBarVisibility()
  private var items: [TabItem] = []
  private(set) var selected: TabItem?
  /// The last pressed tab, used without an external selection.
  private weak var pressed: TabItem?
  /// Passes on the tag of a pressed tab; `nil` without an external selection.
  var select: ((TabItem) -> Void)?
  /// Whether a tab is selected, according to an external selection.
  var isWanted: ((TabItem) -> Bool)?
  /// The slot in which the tab view takes part in the page's address; `nil` if another navigation container does.
  var slot: RouteSlot?
  /// Whether the initial tab depends on an address that has not been applied.
  var isWaiting = false
  /// Whether the tab view is on its page, so that changes must be recorded.
  private(set) var isMade = false
  /// Called when tabs were added or removed.
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

  /// The tab to show.
  var current: TabItem? {
    if let isWanted { items.first(where: isWanted) } else { pressed ?? items.first }
  }

  /// Returns the tab that an address or the page's history names.
  func item(where isNamed: (TabItem) -> Bool) -> TabItem? { items.first(where: isNamed) }

  /// Returns the address segment of a tab, or `nil` if it would be parsed as another tab.
  func segment(of item: TabItem) -> String? {
    guard select != nil, let segment = item.segment, items.first(where: { $0.segment == segment }) === item else {
      return nil
    }
    return segment
  }

  /// Brings the content of a tab to the front.
  func show(_ item: TabItem?) {
    guard item !== selected || item?.isBuilt == false else { return }
    selected = item
    for other in items where other !== item { other.pane.bringToFront(false) }
    item?.pane.bringToFront(true)
    item?.build()
    for item in items { item.button?.render() }
  }

  /// Records that the tab view is on its page.
  func didMake() {
    isMade = true
    if selected == nil { items.first?.button?.render() }
  }

  /// Whether the Tab key moves the focus to this tab. The arrow keys move it to the others.
  ///
  /// Until the tab view is made, a later tab can be the selected one.
  func isFirstStop(_ item: TabItem) -> Bool { item === selected ?? (isMade ? items.first : nil) }
}
/// One tab of a tab view.
@MainActor
final class TabItem {
  let pane = NamedPane(isInFront: false)
  /// The address segment of the value of its tag.
  var segment: String? { tag.flatMap { AddressSegment.text(of: $0.base) } }
  /// The number that distinguishes the IDs of this tab and its panel.
  let number: UInt64
  var tag: AnyHashable?
  /// Creates the content of the tab when it is first selected.
  var build: () -> Void = {}
  var isBuilt = false
  /// The node of the tab in the bar.
  weak var button: _Node?
  private weak var node: _Node?

  init(node: _Node) {
    self.node = node
    number = node.host.makeID().rawValue
  }

  var id: String { "tab-\(number)" }
  var panelID: String { "panel-\(number)" }

  /// Whether the tab precedes another one, while both are on their page.
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

/// A tab in the bar: a label, and an optional badge.
struct TabButton<Label: View> {
  let bar: TabBar
  let item: TabItem
  let badge: Text?
  let label: Label
}

extension TabButton: ElementView {
  @ViewBuilder var content: some View {
    Container(.span, class: .tabLabel) { label }
    if let badge {
      Container(.span, class: .badge) { badge }
    }
  }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    let isSelected = item === bar.selected
    var description = ElementDescription(.button, class: .tab)
    description.set(.type, "button")
    description.set(.id, item.id)
    description.set(.role, "tab")
    description.set(.ariaSelected, isSelected ? "true" : "false")
    if item.isBuilt { description.set(.ariaControls, item.panelID) }
    description.set(.tabindex, bar.isFirstStop(item) ? "0" : "-1")
    description.events = .click
    description.isDisabled = !environment.isEnabled
    if description.isDisabled { description.set(.disabled, "") }
    return description
  }

  func handle(_ action: Event.Action, of node: ElementNode<Self>) -> EventOutcome {
    bar.press(item)
    return .handled
  }

  func didRender(_ node: ElementNode<Self>) { item.button = node }
}
