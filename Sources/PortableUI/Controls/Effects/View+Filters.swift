public import Foundation

/// A rule for drawing a view over what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter

  /// The name in CSS; `nil` if CSS has no such mode.
  fileprivate var css: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "plus-darker"
    case .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }
}

extension View {
  /// Blurs this view.
  ///
  /// - Parameter opaque: Has no effect.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter("blur(\(cssLength(radius)))")
  }

  /// Makes the colors of this view lighter with a positive amount, and darker with a negative one.
  nonisolated public func brightness(_ amount: Double) -> some View { filter("brightness", 1 + amount) }

  /// Changes the difference between light and dark colors of this view. 1 is no change.
  nonisolated public func contrast(_ amount: Double) -> some View { filter("contrast", amount) }

  /// Changes the intensity of the colors of this view. 1 is no change, and 0 is gray.
  nonisolated public func saturation(_ amount: Double) -> some View { filter("saturate", amount) }

  /// Removes a part of the colors of this view. 0 is no change, and 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View { filter("grayscale", amount) }

  /// Turns the hues of this view by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { filter("hue-rotate(\(angle.css))") }

  /// Replaces each color of this view by its opposite.
  nonisolated public func colorInvert() -> some View { filter("invert", 1) }

  /// Has no effect, and is reported, unless the color is white.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    if color != .white { UnsupportedFeature.colorMultiply.report() }
    return self
  }

  /// Has no effect, and is reported.
  nonisolated public func luminanceToAlpha() -> some View {
    UnsupportedFeature.luminanceToAlpha.report()
    return self
  }

  /// Sets how this view is drawn over what is behind it. The modes `sourceAtop`, `destinationOver` and
  /// `destinationOut` have no effect, and are reported.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    if blendMode.css == nil { UnsupportedFeature.blendMode.report() }
    return Box(content: self, style: blendMode.css.map { "mix-blend-mode:\($0)" })
  }

  nonisolated private func filter(_ name: String, _ amount: Double) -> some View {
    filter("\(name)(\(cssNumber(amount.isNaN ? 1 : min(max(amount, 0), 100))))")
  }

  nonisolated private func filter(_ value: String) -> some View { Box(content: self, style: "filter:\(value)") }
}

extension UnsupportedFeature {
  static let colorMultiply = UnsupportedFeature(
    message: """
      colorMultiply(_:) has no effect, since CSS has no such filter. Use a template image with foregroundStyle(_:), or \
      an overlay with blendMode(.multiply).
      """)

  static let luminanceToAlpha = UnsupportedFeature(
    message: "luminanceToAlpha() has no effect, since CSS has no such filter. Use mask(_:) with a gradient.")

  static let blendMode = UnsupportedFeature(
    message: """
      The blend modes sourceAtop, destinationOver and destinationOut have no effect, since CSS does not have them. Use \
      mask(_:), or change the order of the views.
      """)
}
