public import Foundation

extension View {
  /// Shows another view in front of this one. This view determines the size.
  nonisolated public func overlay<Front: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Front
  ) -> some View {
    let overlay = Container(
      .div, classes: ClassList(.overlay, alignment.styleClass), naming: .none, isAccessory: true, content: content)
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

extension View {
  /// Clips this view to a shape.
  nonisolated public func clipShape(_ shape: some Shape) -> some View {
    let geometry = shape._geometry
    return Box(
      content: self, names: ClassList(.box, .clipped, geometry.name),
      style: geometry.style ?? geometry.outline?.clip)
  }

  /// Clips this view to its frame.
  nonisolated public func clipped() -> some View { clipShape(.rect) }

  /// Rounds the corners of this view.
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Draws a line within the edge of this view's frame. A gradient is replaced by its first color.
  nonisolated public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    Box(
      content: self,
      style: "outline:\(cssLength(width)) solid \(content._paint.color);outline-offset:\(cssOffset(-width))")
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { ShapeView(geometry: shape._geometry, paint: style._paint) }
  }

  /// Fills a shape behind this view with the color of the page.
  nonisolated public func background(in shape: some Shape) -> some View {
    background(.background, in: shape)
  }
}
