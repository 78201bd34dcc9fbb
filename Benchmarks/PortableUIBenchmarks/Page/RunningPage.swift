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
  /// The text field, if the page has one.
  let field: NodeID?

  convenience init(rows count: Int) {
    self.init(PageModel(count)) { ListPage(model: $0) }
  }

  convenience init(plainRows count: Int) {
    self.init(PageModel(count)) { PlainListPage(model: $0) }
  }

  private init<Content: View>(_ model: PageModel, @ViewBuilder content: (PageModel) -> Content) {
    self.model = model
    host = ViewHost { content(model) }
    let all = host.tree.all
    let buttons = all.filter { $0.tag == .button }
    precondition(!buttons.isEmpty, "The page must have a button in each row.")
    field = all.first { $0.tag == .input }?.id
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
  var all: [RenderNode] { [self] + children.flatMap(\.all) }
}
