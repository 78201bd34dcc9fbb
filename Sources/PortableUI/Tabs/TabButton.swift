/// A tab in the bar: a label, and an optional badge.
struct TabButton<Label: View> {
  let bar: TabBar
  let item: TabItem
  let badge: Text?
  let label: Label
}

extension TabButton: ElementView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, in: context) }

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
