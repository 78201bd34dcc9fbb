/// The color space and the storage of a drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Draws this view as a whole before the effects around it. Blend modes inside do not reach behind it.
  nonisolated public func compositingGroup() -> some View { Box(content: self, style: "isolation:isolate") }

  /// Draws this view as a whole, as `compositingGroup()` does. The browser chooses how.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }

  /// Has no effect: the browser animates the frames of each view by itself.
  nonisolated public func geometryGroup() -> some View { self }
}
