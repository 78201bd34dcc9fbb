import SwiftUIShim

#if !canImport(SwiftUI) || PortableUI
  import PortableUI

  /// Shows a view on a page without a screen.
  @MainActor
  struct Page {
    let host: ViewHost

    init(@ViewBuilder _ content: () -> some View) {
      host = ViewHost(root: content)
    }

    /// Every text on the page, in order.
    var texts: [String] { all.compactMap(\.text) }

    /// Presses the first button.
    func press() {
      guard let button = all.first(where: { $0.events.contains(.click) }) else { return }
      host.dispatch(Event(button.id, .click))
    }

    private var all: [RenderNode] {
      func nodes(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(nodes) }
      return nodes(host.tree)
    }
  }
#endif
