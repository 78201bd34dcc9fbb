public struct Color: Hashable, CustomStringConvertible, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { fatalError() }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { fatalError() }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { fatalError() }

  init() { fatalError() }

  public var gradient: AnyGradient { fatalError() }

  public func opacity(_ opacity: Double) -> Color { fatalError() }
  public var description: String { fatalError() }

  public static let red = Color()
  public static let orange = Color()
  public static let yellow = Color()
  public static let green = Color()
  public static let mint = Color()
  public static let teal = Color()
  public static let cyan = Color()
  public static let blue = Color()
  public static let indigo = Color()
  public static let purple = Color()
  public static let pink = Color()
  public static let brown = Color()
  public static let white = Color()
  public static let gray = Color()
  public static let black = Color()
  public static let clear = Color()
  public static let primary = Color()
  public static let secondary = Color()
  public static var accentColor: Color { fatalError() }
}

extension Color: ShapeStyle {}
extension Color: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
}
