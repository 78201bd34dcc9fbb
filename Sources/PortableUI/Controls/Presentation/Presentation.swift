/// A dialog that a view presents while there is an item.
struct Presentation<Item, Content: View> {
  let style: DialogStyle
  /// The title of the dialog, unless its content sets one.
  var title: Text?
  /// Returns the item to present, if any.
  let item: () -> Item?
  /// Returns the identity of an item. An item with a new identity gets a new dialog.
  let id: (Item) -> AnyHashable
  /// Resets the binding, so that there is no item.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  /// Whether the content of the dialog is available.
  var isReady = true
  /// Whether the dialog keeps its initial content.
  var isFixed = false
  let content: (Item) -> Content
}

extension Presentation where Item == Void {
  /// Creates a dialog that is presented while `isPresented` is true, once it is ready.
  init(
    _ style: DialogStyle, title: Text? = nil, isPresented: Binding<Bool>, isReady: Bool = true, isFixed: Bool = false,
    onDismiss: (() -> Void)? = nil, content: @escaping () -> Content
  ) {
    self.init(
      style: style, title: title, item: { isPresented.wrappedValue ? () : nil }, id: { 0 },
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: onDismiss,
      isReady: isReady, isFixed: isFixed, content: content)
  }
}

extension Presentation where Item: Identifiable {
  /// Creates a dialog that is presented while there is an item.
  init(
    _ style: DialogStyle, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) {
    self.init(
      style: style, item: { item.wrappedValue }, id: { AnyHashable($0.id) },
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss, content: content)
  }
}

/// A view with the dialog that it presents.
struct PresentationModifier<Content: View, Item, Presented: View> {
  let content: Content
  let presentation: Presentation<Item, Presented>
}

extension PresentationModifier: View {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PresentationNode(view, in: context)
  }
}

/// The order of the presented dialogs. A page, and each dialog, presents one dialog at a time, and others wait.
@MainActor
final class PresentationQueue {
  private var current: _Node?
  private var waiting: [_Node] = []

  /// Returns whether `node` may present now. If not, the node waits and is rendered again when it may.
  func takeTurn(_ node: _Node) -> Bool {
    if current == nil { current = node }
    if current === node { return true }
    guard !waiting.contains(where: { $0 === node }) else { return false }
    waiting.append(node)
    // The current dialog may end in the same update.
    node.host.afterRendering { [weak self, weak node] in
      guard let self, let node, waiting.contains(where: { $0 === node }) else { return }
      node.host.diagnose(
        .alreadyPresenting,
        """
        A sheet or alert is presented while another one is presented from the same place, so it waits for the \
        dismissal. Apply the modifier to a view inside the presented one, or dismiss that first.
        """)
    }
    return false
  }

  /// Ends the turn of `node`, or removes it from the queue.
  func endTurn(of node: _Node) {
    waiting.removeAll { $0 === node }
    guard current === node else { return }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    current?.invalidate()
  }
}

extension PresentationQueue: PageService {}

extension PageServices {
  /// The queue of dialogs that are presented from the page or the stage itself.
  var presentations: PresentationQueue { mutating get { service(orAdd: PresentationQueue()) } }
}
