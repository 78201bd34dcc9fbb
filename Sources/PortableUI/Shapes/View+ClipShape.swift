public import Foundation

extension View {
  /// Cuts off what of this view is outside a shape.
  nonisolated public func clipShape(_ shape: some Shape) -> some View {
    let geometry = shape._geometry
    return Box(
      content: self, names: ClassList(.box, .clipped, geometry.name),
      style: geometry.style)
  }

  /// Cuts off what of this view is outside its place.
  nonisolated public func clipped() -> some View { clipShape(.rect) }

  /// Rounds the corners of this view.
  nonisolated public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Draws a line within the edge of this view's place. Of a gradient it has the first colour.
  nonisolated public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    Box(
      content: self,
      style: "outline:\(cssLength(width)) solid \(content._paint.color);outline-offset:\(cssOffset(-width))")
  }

  /// Fills a shape behind this view with a style.
  nonisolated public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    background { ShapeView(geometry: shape._geometry, paint: style._paint) }
  }

  /// Fills a shape behind this view with the colour of the page.
  nonisolated public func background(in shape: some Shape) -> some View {
    background(.background, in: shape)
  }
}
