/// A color: a system color, which adapts to light and dark appearance, or a custom one.
public struct Color: ShapeStyle, Hashable {
  public let _paint: Paint

  /// A color space.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let parts = [red, green, blue].map(bounded)
    let opacity = cssNumber(bounded(opacity))
    switch colorSpace {
    case .sRGB:
      let bytes = parts.map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
      _paint = .css("rgb(\(bytes) / \(opacity))")
    case .sRGBLinear: _paint = .css("color(srgb-linear \(parts.map(cssNumber).joined(separator: " ")) / \(opacity))")
    case .displayP3: _paint = .css("color(display-p3 \(parts.map(cssNumber).joined(separator: " ")) / \(opacity))")
    }
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation, brightness) = (bounded(hue), bounded(saturation), bounded(brightness))
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Returns this color with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(paint: .css("color-mix(in srgb, \(_paint.color) \(cssNumber(bounded(opacity) * 100))%, transparent)"))
  }

  /// A gradient from a lighter tone to this color.
  public var gradient: AnyGradient {
    let light = "color-mix(in srgb, \(_paint.color) 80%, white)"
    return AnyGradient(
      _paint: .gradient("linear-gradient(\(light), \(_paint.color))", color: _paint.color))
  }

  private init(paint: Paint) { _paint = paint }

  init(css: String) { _paint = .css(css) }

  private init(system name: PaintName) { _paint = .named(name) }

  public static let primary = Color(system: .primary)
  public static let secondary = Color(system: .secondary)
  public static let accentColor = Color(system: .accent)
  public static let red = Color(system: .red)
  public static let orange = Color(system: .orange)
  public static let yellow = Color(system: .yellow)
  public static let green = Color(system: .green)
  public static let mint = Color(system: .mint)
  public static let teal = Color(system: .teal)
  public static let cyan = Color(system: .cyan)
  public static let blue = Color(system: .blue)
  public static let indigo = Color(system: .indigo)
  public static let purple = Color(system: .purple)
  public static let pink = Color(system: .pink)
  public static let brown = Color(system: .brown)
  public static let white = Color(system: .white)
  public static let gray = Color(system: .gray)
  public static let black = Color(system: .black)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

private func bounded(_ part: Double) -> Double {
  part.isNaN ? 0 : min(max(part, 0), 1)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}
