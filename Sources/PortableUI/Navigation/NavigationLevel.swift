/// One level of a navigation stack: what it shows and how it is left.
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
  /// The bars of this level; `nil` where it uses those around the stack.
  let bars: Bars?
  /// What makes the level's content.
  weak var node: _Node?
  /// The stack, which a `DismissAction` does not keep.
  private weak var stack: NavigationContext?
  private var refusals: Set<ObjectIdentifier> = []
  /// Called when what the level says of itself has changed.
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

  /// The value of the path that the level shows.
  var value: AnyHashable? {
    if case .value(let value) = entry { value } else { nil }
  }

  /// What the level is in the history of its page.
  var routeItem: RouteStep.Item? {
    switch entry {
    case .root: nil
    case .value(let value): .value(value)
    case .view(let view): .place(view.number)
    }
  }

  /// Whether the bar has no button that leads back.
  var hidesBackButton: Bool { !refusals.isEmpty }

  func setBackButtonHidden(_ isHidden: Bool, by owner: _Node) {
    if isHidden { refusals.insert(ObjectIdentifier(owner)) } else { refusals.remove(ObjectIdentifier(owner)) }
    didChange()
  }
}

extension NavigationLevel: Dismissible {
  /// Goes back to the level below. Does nothing once that has happened, or the stack has left its page.
  func dismiss() { stack?.pop(self) }
}

/// A view that another view puts onto a navigation stack, without a value of the path.
@MainActor
final class PresentedLevel {
  let owner: ObjectIdentifier
  /// Tells it from others in the history of the page.
  let number: UInt64
  var content: () -> AnyView
  /// Sees to it that the owner no longer presents it.
  let dismiss: () -> Void

  init(owner: _Node, dismiss: @escaping () -> Void, content: @escaping () -> AnyView) {
    self.owner = ObjectIdentifier(owner)
    number = owner.host.makeID().rawValue
    self.dismiss = dismiss
    self.content = content
  }
}
