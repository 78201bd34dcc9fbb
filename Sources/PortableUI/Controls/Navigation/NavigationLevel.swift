/// One level of a navigation stack.
@MainActor
final class NavigationLevel {
  enum Entry {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A view that another view presents.
    case view(PresentedLevel)
  }

  let entry: Entry
  let pane: NamedPane
  /// The bars of this level; `nil` if it uses the bars around the stack.
  let bars: Bars?
  /// The node that creates the level's content.
  weak var node: _Node?
  /// The stack, which a `DismissAction` does not retain.
  private weak var stack: NavigationContext?
  private var hidingNodes: Set<ObjectIdentifier> = []
  /// Called when a property of the level has changed.
  var didChange: () -> Void = {}

  init(_ entry: Entry, isInFront: Bool, bars: Bars?, in stack: NavigationContext) {
    self.entry = entry
    pane = NamedPane(isInFront: isInFront)
    self.bars = bars
    self.stack = stack
    pane.didSetTitle = { [weak self] in self?.didChange() }
  }

  func shows(_ view: PresentedLevel) -> Bool {
    if case .view(let own) = entry { own === view } else { false }
  }

  /// The value of the path that the level shows, if any.
  var value: AnyHashable? {
    if case .value(let value) = entry { value } else { nil }
  }

  /// The item that stands for the level in the history of its page.
  var routeItem: RouteStep.Item? {
    switch entry {
    case .root: nil
    case .value(let value): .value(value)
    case .view(let view): .place(view.number)
    }
  }

  /// Whether the bar has no back button.
  var hidesBackButton: Bool { !hidingNodes.isEmpty }

  func setBackButtonHidden(_ isHidden: Bool, by owner: _Node) {
    if isHidden { hidingNodes.insert(ObjectIdentifier(owner)) } else { hidingNodes.remove(ObjectIdentifier(owner)) }
    didChange()
  }
}

extension NavigationLevel: Dismissible {
  /// Goes back to the level below. Has no effect if the level or the stack has already left the page.
  func dismiss() { stack?.pop(self) }
}

/// A view that another view pushes onto a navigation stack, without a value of the path.
@MainActor
final class PresentedLevel {
  let owner: ObjectIdentifier
  /// The number that identifies it in the history of the page.
  let number: UInt64
  var content: () -> AnyView
  /// Resets the binding of the owner, so that the level is no longer presented.
  let dismiss: () -> Void

  init(owner: _Node, dismiss: @escaping () -> Void, content: @escaping () -> AnyView) {
    self.owner = ObjectIdentifier(owner)
    number = owner.host.makeID().rawValue
    self.dismiss = dismiss
    self.content = content
  }
}

/// The content of a level of a navigation stack, created where only its own dependencies are observed.
struct NavigationLevelView<Content: View> {
  let level: NavigationLevel
  let stack: NavigationContext
  let content: () -> Content
}

extension NavigationLevelView: View {
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
