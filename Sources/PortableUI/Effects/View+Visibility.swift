extension View {
  /// Keeps the place of this view, and shows nothing there; nothing in it can be pressed.
  nonisolated public func hidden() -> some View {
    Box(content: self, names: [.box, .invisible]).disabled(true)
  }

  /// Gives this view the size that it has by itself, however much room there is.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let names = ClassList(.box, horizontal ? .fixedWidth : nil, vertical ? .fixedHeight : nil)
    return Box(content: self, names: names)
  }

  /// Gives this view the size that it has by itself, however much room there is.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
