extension View {
  /// Adds items to the bars of the sheet or navigation stack around this view, or else to bars of its own.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarModifier(content: self, items: content())
  }

  /// Adds views to the end of the bar above this view.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    ToolbarModifier(content: self, items: ToolbarItemGroup(content: content))
  }
}

/// Content with a toolbar.
private struct ToolbarModifier<Content: View, Items: ToolbarContent> {
  @Environment(\.bars) private var bars
  let content: Content
  let items: Items

  init(content: Content, items: Items) {
    self.content = content
    self.items = items
  }
}

extension ToolbarModifier: DelegatingView {
  static var delegate: Any.Type { Items.self }

  var body: some View {
    if bars != nil {
      content
      items._items
    } else {
      OwnBars(kind: .view) {
        content
        items._items
      }
    }
  }
}

/// Content with bars of its own.
struct OwnBars<Content: View> {
  @State private var bars: Bars
  private let content: Content

  init(kind: Bars.Kind, @ViewBuilder content: () -> Content) {
    _bars = State(wrappedValue: Bars(kind))
    self.content = content()
  }
}

extension OwnBars: View {
  var body: some View { BarLayout(bars: bars) { content } }
}
