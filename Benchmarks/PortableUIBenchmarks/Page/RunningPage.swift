import Benchmark
import PortableUI

/// A measured page, with the identifiers of its controls.
@MainActor
final class RunningPage {
  let model: PageModel
  private let host: ViewHost
  private(set) var opCount = 0
  /// The button of the row in the middle.
  let button: NodeID
  let field: NodeID

  init(rows count: Int) {
    model = PageModel(count)
    host = ViewHost { [model] in ListPage(model: model) }
    let all = host.tree.all
    let buttons = all.filter { $0.tag == .button }
    guard let field = all.first(where: { $0.tag == .input }), !buttons.isEmpty else {
      preconditionFailure("The page must have a text field, and a button in each row.")
    }
    self.field = field.id
    button = buttons[buttons.count / 2].id
    host.didRender = { [unowned self] ops in
      opCount += ops.count
      blackHole(ops)
    }
  }

  deinit {
    MainActor.assumeIsolated { host.close() }
  }

  func dispatch(_ event: Event) {
    precondition(host.dispatch(event) == .handled, "The measured page must handle the event.")
  }

  /// Renders the changes of the model.
  func flush() { host.flush() }

  /// Restores the initial rows.
  func restore(_ items: [Item]) {
    model.items = items
    flush()
  }
}

extension RenderNode {
  /// This element and everything below it, in page order.
  fileprivate var all: [RenderNode] { [self] + children.flatMap(\.all) }
}
