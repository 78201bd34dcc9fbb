import Foundation

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  nonisolated public func brightness(_ amount: Double) -> some View { EmptyView() }
  nonisolated public func contrast(_ amount: Double) -> some View { EmptyView() }
  nonisolated public func saturation(_ amount: Double) -> some View { EmptyView() }
  nonisolated public func grayscale(_ amount: Double) -> some View { EmptyView() }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { EmptyView() }
  nonisolated public func colorInvert() -> some View { EmptyView() }
  nonisolated public func colorMultiply(_ color: Color) -> some View { EmptyView() }
  nonisolated public func luminanceToAlpha() -> some View { EmptyView() }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { EmptyView() }
  nonisolated public func compositingGroup() -> some View { EmptyView() }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    EmptyView()
  }
  nonisolated public func geometryGroup() -> some View { EmptyView() }

  nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  where Mask: View { EmptyView() }
  nonisolated public func mask<Mask>(_ mask: Mask) -> some View where Mask: View { EmptyView() }
}
