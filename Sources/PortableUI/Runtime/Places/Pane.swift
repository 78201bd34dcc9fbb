/// A part of a page that can be covered by others of its kind.
///
/// A covered pane keeps its state up to date, but its views have disappeared: it is invisible and unusable, and its
/// tasks are canceled.
@MainActor
class Pane {
  /// Whether no neighbor covers it.
  final private(set) var isInFront: Bool
  /// Whether it and everything around it is in front.
  final private(set) var isShown = false
  /// The node of the pane in the tree around it.
  final private(set) weak var node: _Node?
  private weak var element: _Node?

  init(isInFront: Bool) { self.isInFront = isInFront }

  /// Sets the node of the pane.
  final func mount(in node: _Node) { self.node = node }

  /// Sets the element that is hidden when the pane is covered.
  final func didRender(_ element: _Node) { self.element = element }

  /// Uncovers or covers the pane.
  final func bringToFront(_ isInFront: Bool) {
    if isInFront != self.isInFront {
      self.isInFront = isInFront
      element?.render()
    }
    followSurroundings()
  }

  /// Notifies the content whether it is shown, if that has changed.
  func followSurroundings() {
    guard let node else { return }
    let isShown = isInFront && node.isShown
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    element?.forEachChild { $0.paneDidChange(isShown: isShown) }
  }
}

extension EnvironmentValues {
  /// The pane around a view; `nil` if the view cannot be covered.
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
