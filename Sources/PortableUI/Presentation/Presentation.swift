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
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PresentationNode(view, in: context)
  }
}
