extension View {
  /// Presents a dialog in front of the page while `isPresented` is true.
  ///
  /// A dismissal, by a person or by code, sets `isPresented` to false. The state of the content begins and ends with
  /// each presentation. A page, and each dialog, presents one dialog at a time: another one waits, and a diagnostic is
  /// reported.
  ///
  /// - Parameters:
  ///   - onDismiss: Runs once after each dismissal.
  ///   - content: Creates the content of the sheet. Its dependencies are observed separately: their changes render only
  ///     the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationModifier(
      content: self,
      presentation: Presentation(.sheet, isPresented: isPresented, onDismiss: onDismiss) {
        SheetLayout(content: content)
      })
  }

  /// Presents a dialog in front of the page while there is an item.
  ///
  /// A dismissal sets `item` to `nil`. An item with another identity dismisses the sheet and presents a new one. An
  /// item with the same identity updates the content.
  ///
  /// - Parameters:
  ///   - onDismiss: Runs once after each dismissal.
  ///   - content: Creates the content of the sheet for an item. Its dependencies are observed separately.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationModifier(
      content: self,
      presentation: Presentation(.sheet, item: item, onDismiss: onDismiss) { item in
        SheetLayout { content(item) }
      })
  }
}

/// The content of a sheet between its bars, which scrolls.
struct SheetLayout<Content: View> {
  @Environment(\.bars) private var bars
  private let content: () -> Content

  init(content: @escaping () -> Content) { self.content = content }
}

extension SheetLayout: View {
  var body: some View {
    if let bars {
      BarLayout(bars: bars) {
        Container(.div, class: .dialogContent) { Deferred(content: content) }
      }
    }
  }
}

/// A view whose closure is evaluated as a body of its own.
private struct Deferred<Content: View> {
  let content: () -> Content
}

extension Deferred: View {
  var body: Content { content() }
}
