extension View {
  /// Hides and disables this view, and keeps its space.
  nonisolated public func hidden() -> some View {
    Box(content: self, names: [.box, .invisible]).disabled(true)
  }

  /// Gives this view its ideal size, regardless of the available space.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let names = ClassList(.box, horizontal ? .fixedWidth : nil, vertical ? .fixedHeight : nil)
    return Box(content: self, names: names)
  }

  /// Gives this view its ideal size, regardless of the available space.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
