/// A view that shows one of several views, selected in a bar.
///
/// The content of a tab is created when it is first selected, and keeps its state. The bar is above the content, and
/// below it on narrow screens.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView {
  /// Creates a tab view of views with a `tabItem` each. It shows the view whose `tag` is selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// Creates a tab view of views with a `tabItem` each. It shows the first one until another one is selected.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.init(selection: nil, content: content())
  }

  /// Creates a tab view that shows the tab whose value is selected.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: TabContentBuilder<SelectionValue>.Content(content: content()))
  }

  /// Creates a tab view that shows the first tab until another one is selected.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(selection: nil, content: TabContentBuilder<Never>.Content(content: content()))
  }
}

extension TabView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TabViewNode(view, in: context)
  }
}

/// The bar of a tab view, and the content of its tabs.
private struct TabLayout<Content: View> {
  let bar: TabBar
  let content: Content
}

extension TabLayout: View {
  var body: some View {
    Container(.div, class: .tabView) {
      Container(.div, class: .tabBar, role: "tablist", naming: .here, isHidden: bar.visibility.isHidden) {
        PortalView(portal: bar.portal)
      }
      EnvironmentModifier(
        content: content.environment(\.tabs, bar).environment(\.tabBarVisibility, bar.visibility),
        change: TagActivation())
    }
  }
}

/// The node of a tab view, which observes the selection and shows the selected tab.
@MainActor
private final class TabViewNode<SelectionValue: Hashable, Content: View>:
  ObservingNode<TabView<SelectionValue, Content>, TabLayout<Content>>
{
  private let bar = TabBar()
  private var selection: Binding<SelectionValue>?

  init(_ view: TabView<SelectionValue, Content>, in context: _NodeContext) {
    selection = view.selection
    super.init(in: context)
    bar.didChange = { [weak self] in self?.invalidate() }
    readSelection()
    if let slot = routeSlot, slot.container == nil {
      slot.claim(self)
      bar.slot = slot
      bar.isWaiting = slot.pending != nil && !host.isRecording
    }
    makeChild(TabLayout(bar: bar, content: view.content))
    // An address is applied from the start, unless that would require operations before the page exists.
    if bar.isWaiting || bar.slot?.pending == nil { followSelection() } else { invalidate() }
    bar.didMake()
  }

  override func didUnmount() { bar.slot?.release(self) }

  override func update(to view: TabView<SelectionValue, Content>) {
    selection = view.selection
    child?.update(to: TabLayout(bar: bar, content: view.content))
    followSelection()
  }

  override func render() { followSelection() }

  private func followSelection() {
    isDirty = false
    if let route = bar.slot?.takePending() { prepare(route) }
    readSelection()
    if let selection, bar.current == nil {
      host.diagnose(
        .selectionWithoutOption,
        """
        A TabView's selection is \(selection.wrappedValue), which is not the tag of any tab, so no tab is \
        shown. Add a tab with that tag.
        """)
    }
    bar.show(bar.current)
  }

  private func readSelection() {
    guard let selection else { return }
    let value = observing { selection.wrappedValue }
    bar.isWanted = { $0.tag?.value() == value }
    bar.select = { [weak self] in self?.select($0) }
  }

  private func select(_ item: TabItem) {
    guard let value: SelectionValue = item.tag?.value() else {
      host.diagnose(
        .selectionWithoutOption,
        """
        A tab was pressed whose tag is \(item.tag.map { "\($0)" } ?? "missing"), which is not a \
        \(SelectionValue.self), so the selection did not change. Give the tab a tag of that type.
        """)
      return
    }
    selection?.wrappedValue = value
    // The binding may store a value without publishing the change.
    invalidate()
  }
}

extension TabViewNode: RouteContainer {
  var routeStep: RouteStep {
    RouteStep(items: bar.selected.map { [.place($0.number)] } ?? [], isPath: false)
  }

  var routeSegments: [String] { [bar.selected.flatMap(bar.segment)].compactMap(\.self) }

  var frontSlot: RouteSlot? { bar.selected?.pane.slot }

  func take(_ route: Route) {
    prepare(route)
    invalidate()
  }

  private func prepare(_ route: Route) {
    switch route {
    case .segments(let segments):
      let item = segments.first.flatMap { first in bar.item { bar.segment(of: $0) == first } }
      show(item, rest: .segments(item == nil ? segments : segments.dropFirst()))
    case .steps(let steps):
      let item = bar.item { steps.first?.items == [.place($0.number)] }
      show(item, rest: .steps(steps.dropFirst()))
    }
  }

  /// Selects a tab, or keeps the selected one, and passes on the rest of a route.
  private func show(_ item: TabItem?, rest: Route) {
    if let item, item !== bar.selected { bar.press(item) }
    (item ?? bar.current)?.pane.slot?.deliver(rest)
  }
}
