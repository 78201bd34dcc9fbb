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
