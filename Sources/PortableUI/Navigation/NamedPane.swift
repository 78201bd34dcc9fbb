/// A pane that takes part in what its page is called and in the page's address: a level of a navigation stack, or what a
/// tab shows.
///
/// While it is covered, what it is called does not name the page.
@MainActor
final class NamedPane: Pane {
  /// What is inside says that the pane is called so.
  var title: String? { titles.current }
  /// Where a container inside takes part in the page's address; `nil` where none does.
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
  /// Gives the things around this node a title, from the inside out: its bars, its pane or dialog, the page.
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

  /// Where a container at this node would take part in the page's address; `nil` in dialogs and previews, and inside
  /// containers that do not.
  var routeSlot: RouteSlot? {
    if let pane = environment.pane { return (pane as? NamedPane)?.slot }
    return environment.presentation == nil && environment.stage == nil ? host.history?.slot : nil
  }
}
