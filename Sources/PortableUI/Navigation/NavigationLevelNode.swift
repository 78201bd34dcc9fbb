/// The content of a level of a navigation stack, created where only its own dependencies are observed.
struct NavigationLevelView<Content: View> {
  let level: NavigationLevel
  let stack: NavigationContext
  let content: () -> Content
}

extension NavigationLevelView: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    NavigationLevelNode(view, in: context)
  }
}

/// The node of one level, which runs the closure that creates its content.
@MainActor
final class NavigationLevelNode<Content: View>:
  ObservingNode<NavigationLevelView<Content>, PaneElement<NavigationLevelLayout<Content>>>
{
  private var view: NavigationLevelView<Content>

  init(_ view: NavigationLevelView<Content>, in context: _NodeContext) {
    self.view = view
    super.init(in: context)
    view.level.node = self
    view.level.pane.mount(in: self)
    makeChild(readContent())
  }

  var level: NavigationLevel { view.level }

  override func update(to view: NavigationLevelView<Content>) {
    self.view = view
    render()
  }

  override func render() {
    isDirty = false
    child?.update(to: readContent())
  }

  override func paneDidChange(isShown: Bool) { level.pane.followSurroundings() }

  override func didUnmount() { setTitle(nil) }

  private func readContent() -> PaneElement<NavigationLevelLayout<Content>> {
    let (level, stack) = (view.level, view.stack)
    return PaneElement(
      pane: level.pane, description: ElementDescription(.div, class: .level),
      transform: { values in
        values.setNavigation(stack, level: level)
        if case .root = level.entry { return }
        values.dismissible = level
      },
      content: NavigationLevelLayout(bars: level.bars, content: observing(view.content)))
  }
}

/// The content of a level between its bars, if it has any.
struct NavigationLevelLayout<Content: View> {
  let bars: Bars?
  let content: Content
}

extension NavigationLevelLayout: View {
  var body: some View {
    if let bars {
      BarLayout(bars: bars) { content }
    } else {
      content
    }
  }
}
