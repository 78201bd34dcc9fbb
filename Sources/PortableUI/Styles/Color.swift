/// A colour: one of the system's, which follow light and dark, or one of your own.
public struct Color: ShapeStyle, Hashable {
  public let _paint: Paint

  /// A colour of the sRGB space; each part runs from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func byte(_ part: Double) -> String { String(Int((bounded(part) * 255).rounded())) }
    _paint = .css("rgb(\(byte(red)) \(byte(green)) \(byte(blue)) / \(cssNumber(bounded(opacity))))")
  }

  /// A grey; 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  private init(system name: String) {
    _paint = .named(name)
  }

  public static let primary = Color(system: "primary")
  public static let secondary = Color(system: "secondary")
  public static let accentColor = Color(system: "accent")
  public static let red = Color(system: "red")
  public static let orange = Color(system: "orange")
  public static let yellow = Color(system: "yellow")
  public static let green = Color(system: "green")
  public static let mint = Color(system: "mint")
  public static let teal = Color(system: "teal")
  public static let cyan = Color(system: "cyan")
  public static let blue = Color(system: "blue")
  public static let indigo = Color(system: "indigo")
  public static let purple = Color(system: "purple")
  public static let pink = Color(system: "pink")
  public static let brown = Color(system: "brown")
  public static let white = Color(system: "white")
  public static let gray = Color(system: "gray")
  public static let black = Color(system: "black")
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
