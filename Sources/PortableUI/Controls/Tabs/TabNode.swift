/// A tab of the tab view around it, with its content.
struct TabPanel<Content: View, Label: View> {
  let bar: TabBar
  /// The value that selects the tab, if the tab itself sets it.
  var tag: AnyHashable?
  var badge: Text?
  let content: Content
  let label: Label
}

extension TabPanel: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { TabNode(view, in: context) }
}

/// The node of a tab, which adds the tab to the bar and contains its panel.
@MainActor
final class TabNode<Content: View, Label: View>: SingleChildNode<TabPanel<Content, Label>, PaneElement<Content>> {
  private var view: TabPanel<Content, Label>
  private var item: TabItem!
  private var button: PortalItemNode<TabButton<Label>>?

  init(_ view: TabPanel<Content, Label>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    let item = TabItem(node: self)
    self.item = item
    item.tag = tag
    item.pane.mount(in: self)
    if let slot = view.bar.slot {
      item.pane.slot = RouteSlot(slot.history) { [weak item, bar = view.bar] in
        slot.prefix() + [item.flatMap(bar.segment)].compactMap(\.self)
      }
    }
    item.build = { [weak self] in self?.build() }
    view.bar.add(item)
    item.isBuilt = view.bar.selected === item
    let button = PortalItemNode(tabButton, in: self.context(environment: buttonEnvironment), portal: view.bar.portal)
    self.button = button
    // Otherwise the tab view is inserted into the page together with the tab.
    if view.bar.isMade { button.insert() }
    if view.bar.selected === item {
      item.pane.bringToFront(true)
      build()
    }
  }

  override func update(to view: TabPanel<Content, Label>) {
    self.view = view
    followTag()
    button?.update(to: tabButton)
    child?.update(to: paneElement)
  }

  override func environmentChanged(to environment: EnvironmentValues) {
    super.environmentChanged(to: environment)
    followTag()
    button?.environmentChanged(to: buttonEnvironment)
    button?.update(to: tabButton)
  }

  override func paneDidChange(isShown: Bool) {
    item.pane.followSurroundings()
    button?.paneDidChange(isShown: isShown)
  }

  override func didUnmount() {
    setTitle(nil)
    button?.remove()
    view.bar.remove(item)
  }

  private func build() {
    guard child == nil else { return }
    item.isBuilt = true
    makeChild(paneElement)
    if view.bar.isMade { child?.recordInsertion(before: followingElement) }
  }

  private var tag: AnyHashable? { view.tag ?? environment.viewTag?.value }

  private func followTag() {
    guard item.tag != tag else { return }
    item.tag = tag
    view.bar.didChange()
  }

  private var tabButton: TabButton<Label> {
    TabButton(bar: view.bar, item: item, badge: view.badge ?? environment.badge, label: view.label)
  }

  private var paneElement: PaneElement<Content> {
    var description = ElementDescription(.div, class: .tabPanel)
    description.set(.role, "tabpanel")
    description.set(.id, item.panelID)
    description.set(.ariaLabelledBy, item.id)
    return PaneElement(
      pane: item.pane, description: description,
      transform: { [hasBadge = view.badge != nil] values in
        values.tabs = nil
        values.badge = nil
        if hasBadge { values.isTabWithBadge = true }
        values.bars = nil
      }, content: view.content)
  }

  private var buttonEnvironment: EnvironmentValues {
    var values = environment.forPortalItem
    values.tabs = nil
    values.badge = nil
    return values
  }
}
