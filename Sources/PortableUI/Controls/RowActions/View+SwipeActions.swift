extension View {
  /// Adds actions to this view, a row of a list.
  ///
  /// The actions are items of a menu, whose button is at the end of the row, so that they are used in the same way with
  /// a pointer, with the keyboard and with assistive technology. The actions at the leading edge come first. Nothing is
  /// swiped, so `allowsFullSwipe` has no effect.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsModifier(content: self, edge: edge, items: content())
  }
}

/// Content with actions. If the content is not itself the row, the row around it also gets the actions.
private struct SwipeActionsModifier<Content: View, Items: View> {
  @Environment(\.rowActions) private var actions
  /// True only directly inside a list.
  @Environment(\.makesRows) private var isRow
  private let content: Content
  private let edge: HorizontalEdge
  private let items: Items

  init(content: Content, edge: HorizontalEdge, items: Items) {
    self.content = content
    self.edge = edge
    self.items = items
  }
}

extension SwipeActionsModifier: View {
  var body: some View {
    if actions != nil, !isRow {
      content
      RowActionItem(slot: edge, content: items)
    } else {
      RowWithActions {
        content
        RowActionItem(slot: edge, content: items)
      }
    }
  }
}

/// A row that collects the actions of its content.
private struct RowWithActions<Content: View> {
  @State private var actions = RowActions()
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension RowWithActions: View {
  var body: some View {
    RowLayout(actions: actions) {
      EmptyView()
    } content: {
      content
    } end: {
      RowMenu(actions: actions)
    }
  }
}
