extension View {
  /// Presents a dialog in front of the page while `isPresented` is true.
  ///
  /// Whoever dismisses it, the person at the page included, sets `isPresented` to false. What the content keeps, such
  /// as its state, begins with each presentation and ends with it. A page, and each dialog, presents one dialog at a
  /// time: another one waits, and is reported.
  ///
  /// - Parameters:
  ///   - onDismiss: Runs once after each dismissal.
  ///   - content: Makes what is in the sheet. It is followed by itself: what only it reads renders only the sheet.
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
  /// Whoever dismisses it sets `item` to `nil`. An item of another identity dismisses the sheet and presents a new
  /// one; one of the same identity changes what is shown.
  ///
  /// - Parameters:
  ///   - onDismiss: Runs once after each dismissal.
  ///   - content: Makes what is in the sheet for an item. It is followed by itself.
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

/// What is in a sheet: its bars, and between them the content, which scrolls.
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

/// A view whose closure runs as a body of its own.
private struct Deferred<Content: View> {
  let content: () -> Content
}

extension Deferred: View {
  var body: Content { content() }
}
