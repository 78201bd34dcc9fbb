extension View {
  /// Shows another view in front of this one. This view determines the size.
  nonisolated public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View {
    let overlay = Container(.div, classes: ClassList(.overlay, alignment.styleClass), naming: .none) { content() }
    return Box(content: TupleView(content: (self, overlay)), names: [.box, .layered])
  }

  /// Shows another view in front of this one. This view determines the size.
  @_disfavoredOverload
  nonisolated public func overlay<Front: View>(_ overlay: Front, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Fills the area of this view with a style, in front of it.
  nonisolated public func overlay(_ style: some ShapeStyle) -> some View {
    overlay(style, in: .rect)
  }

  /// Fills a shape in the area of this view with a style, in front of it.
  nonisolated public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { ShapeView(geometry: shape._geometry, paint: style._paint) }
  }
}
