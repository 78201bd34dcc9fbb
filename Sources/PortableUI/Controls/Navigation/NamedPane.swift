/// A pane with a title and a part in the page's address: a level of a navigation stack, or the content of a tab.
///
/// While it is covered, its title does not name the page.
@MainActor
final class NamedPane: Pane {
  /// The title that the content sets.
  var title: String? { titles.current }
  /// The slot for a navigation container inside that takes part in the page's address, if any.
  var slot: RouteSlot?
  /// Called after the title has changed.
  var didSetTitle: () -> Void = {}
  private var titles = Titles()

  override func followSurroundings() {
    node?.setTitle(isInFront ? title : nil)
    super.followSurroundings()
  }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    guard self.title != before else { return }
    if isInFront { node?.setTitle(self.title) }
    didSetTitle()
  }
}

extension _Node {
  /// Sets the title of what surrounds this node, from the inside out: its bars, its pane or dialog, the page.
  func setTitle(_ title: String?) {
    environment.bars?.setTitle(title, of: self)
    if let pane = environment.pane {
      (pane as? NamedPane)?.setTitle(title, of: self)
    } else if let presentation = environment.presentation {
      presentation.setTitle(title, of: self)
    } else if environment.stage == nil {
      host.setTitle(title, of: self)
    }
  }

  /// The slot for a navigation container at this node; `nil` in dialogs and previews, and inside navigation containers
  /// that take no part in the page's address.
  var routeSlot: RouteSlot? {
    if let pane = environment.pane { return (pane as? NamedPane)?.slot }
    return environment.presentation == nil && environment.stage == nil ? host.history?.slot : nil
  }
}

/// The element of a pane, which is hidden while the pane is covered.
struct PaneElement<Content: View> {
  let pane: Pane
  let description: ElementDescription
  /// Sets further environment values for the content.
  let transform: (inout EnvironmentValues) -> Void
  let content: Content
}

extension PaneElement: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = description
    if !pane.isInFront { description.set(.hidden, "") }
    return description
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment.forPortalItem
    inner.pane = pane
    transform(&inner)
    return inner
  }

  func didRender(_ node: ElementNode<Self>) { pane.didRender(node) }
}
