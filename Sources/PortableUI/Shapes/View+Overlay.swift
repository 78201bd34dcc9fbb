extension View {
  /// Puts another view in front of this one, which alone decides the size.
  nonisolated public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View {
    let overlay = Container(.div, classes: ClassList(.overlay, alignment.styleClass), naming: .none) { content() }
    return Box(content: TupleView(content: (self, overlay)), names: [.box, .layered])
  }

  /// Puts another view in front of this one, which alone decides the size.
  @_disfavoredOverload
  nonisolated public func overlay<Front: View>(_ overlay: Front, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Paints over the area of this view.
  nonisolated public func overlay(_ style: some ShapeStyle) -> some View {
    overlay(style, in: .rect)
  }

  /// Paints over a shape in the area of this view.
  nonisolated public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    overlay { ShapeView(geometry: shape._geometry, paint: style._paint) }
  }
}
