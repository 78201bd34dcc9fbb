/// A part of a page that others of its kind can cover: a level of a navigation stack, or what a tab shows.
///
/// What is covered stays alive and keeps up with its state, but counts as gone: it cannot be seen or used, its tasks
/// are cancelled, and what it is called does not name the page.
@MainActor
final class Pane {
  /// Whether none of its neighbours covers it.
  private(set) var isInFront: Bool
  /// Whether it is in front, and everything around it too.
  private(set) var isShown = false
  /// What is inside says that the pane is called so.
  var title: String? { titles.current }
  /// Where a container inside takes part in the page's address; `nil` where none does.
  var slot: RouteSlot?
  /// Called after the title has changed.
  var didSetTitle: () -> Void = {}
  private var titles = Titles()
  /// Stands for the pane in the tree around it.
  private weak var node: _Node?
  private weak var element: _Node?

  init(isInFront: Bool) { self.isInFront = isInFront }

  /// Takes its place among the views around `node`.
  func mount(in node: _Node) { self.node = node }

  /// Notes the element that hides when the pane is covered.
  func didRender(_ element: _Node) { self.element = element }

  /// Covers the pane, or uncovers it.
  func bringToFront(_ isInFront: Bool) {
    if isInFront != self.isInFront {
      self.isInFront = isInFront
      element?.render()
    }
    followSurroundings()
  }

  /// Tells what is inside whether it is shown now.
  func followSurroundings() {
    guard let node else { return }
    node.setTitle(isInFront ? title : nil)
    let isShown = isInFront && node.isShown
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    element?.forEachChild { $0.paneDidChange(isShown: isShown) }
  }

  func setTitle(_ title: String?, of owner: _Node) {
    let before = self.title
    titles.set(title, of: owner)
    guard self.title != before else { return }
    if isInFront { node?.setTitle(self.title) }
    didSetTitle()
  }
}

extension EnvironmentValues {
  /// The pane around a view; `nil` where nothing can cover the view.
  var pane: Pane? {
    get { self[PaneKey.self] }
    set { self[PaneKey.self] = newValue }
  }
}

private enum PaneKey: EnvironmentKey { static var defaultValue: Pane? { nil } }

extension _Node {
  /// Whether no pane around this node is covered.
  var isShown: Bool { environment.pane?.isShown ?? true }

  /// Says what the things around this node are called, from the inside out: its bars, its pane or dialog, the page.
  func setTitle(_ title: String?) {
    environment.bars?.setTitle(title, of: self)
    if let pane = environment.pane {
      pane.setTitle(title, of: self)
    } else if let presentation = environment.presentation {
      presentation.setTitle(title, of: self)
    } else if environment.previewStage == nil {
      host.setTitle(title, of: self)
    }
  }
}
