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
