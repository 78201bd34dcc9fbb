/// A dialog that a view presents while there is an item to present.
struct Presentation<Item, Content: View> {
  let style: DialogStyle
  /// What the dialog is called, unless its content says so.
  var title: Text?
  /// Reads what is to be presented now.
  let item: () -> Item?
  /// What tells an item from another one, which is presented anew.
  let id: (Item) -> AnyHashable
  /// Sees to it that there is no item any longer.
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  /// Whether there is enough to begin with.
  var isReady = true
  /// Whether the dialog keeps showing what it showed at first.
  var isFixed = false
  let content: (Item) -> Content
}

extension Presentation where Item == Void {
  /// A dialog that is presented while `isPresented` is true, beginning with the moment when it is ready.
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
  /// A dialog that is presented while there is an item.
  init(
    _ style: DialogStyle, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) {
    self.init(
      style: style, item: { item.wrappedValue }, id: { AnyHashable($0.id) },
      dismiss: { if item.wrappedValue != nil { item.wrappedValue = nil } }, onDismiss: onDismiss, content: content)
  }
}

/// A view, and what it presents.
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
