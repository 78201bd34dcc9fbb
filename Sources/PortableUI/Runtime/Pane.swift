/// A part of a page that others of its kind can cover.
///
/// What is covered stays alive and keeps up with its state, but counts as gone: it cannot be seen or used, and its tasks
/// are canceled.
@MainActor
class Pane {
  /// Whether none of its neighbors covers it.
  final private(set) var isInFront: Bool
  /// Whether it is in front, and everything around it too.
  final private(set) var isShown = false
  /// Stands for the pane in the tree around it.
  final private(set) weak var node: _Node?
  private weak var element: _Node?

  init(isInFront: Bool) { self.isInFront = isInFront }

  /// Takes its place among the views around `node`.
  final func mount(in node: _Node) { self.node = node }

  /// Notes the element that hides when the pane is covered.
  final func didRender(_ element: _Node) { self.element = element }

  /// Covers the pane, or uncovers it.
  final func bringToFront(_ isInFront: Bool) {
    if isInFront != self.isInFront {
      self.isInFront = isInFront
      element?.render()
    }
    followSurroundings()
  }

  /// Notifies what is inside whether it is shown, if that has changed.
  func followSurroundings() {
    guard let node else { return }
    let isShown = isInFront && node.isShown
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    element?.forEachChild { $0.paneDidChange(isShown: isShown) }
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
}
