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

extension View {
  /// Presents a dialog that covers the whole window while `isPresented` is true; otherwise like `sheet`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationModifier(
      content: self,
      presentation: Presentation(.cover, isPresented: isPresented, onDismiss: onDismiss) {
        SheetLayout(content: content)
      })
  }

  /// Presents a dialog that covers the whole window while there is an item; otherwise like `sheet`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    PresentationModifier(
      content: self,
      presentation: Presentation(.cover, item: item, onDismiss: onDismiss) { item in
        SheetLayout { content(item) }
      })
  }
}

extension View {
  /// Presents a sheet while `isPresented` is true, as SwiftUI shows popovers on narrow screens.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents a sheet while there is an item, as SwiftUI shows popovers on narrow screens.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

extension View {
  /// Prevents the dismissal of the sheet around this view with Escape. The sheet's own buttons still dismiss it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    BehaviorModifier(content: self, behavior: DismissalDisabling(isDisabled: isDisabled))
  }
}

private struct DismissalDisabling {
  let isDisabled: Bool
}

extension DismissalDisabling: Behavior {
  static var modifier: ViewDependentModifier? { .setting("interactiveDismissDisabled(_:)") }

  func mount(in node: _Node) {
    node.environment.presentation?.setDismissDisabled(isDisabled, by: node)
  }

  func update(from old: Self, kept: inout Void, in node: _Node) { mount(in: node) }

  func unmount(_ kept: Void, in node: _Node) {
    node.environment.presentation?.setDismissDisabled(false, by: node)
  }
}
