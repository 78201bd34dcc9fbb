public import Foundation

/// A transition between colors.
public struct Gradient: Hashable, Sendable {
  /// A color at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  /// Returns the stops in CSS, with locations mapped to the range from `start` to `end`.
  func list(from start: Double = 0, to end: Double = 1) -> String {
    // CSS requires at least two stops.
    let stops = stops.isEmpty ? [Stop(color: .clear, location: 0)] : stops
    let list = (stops.count == 1 ? stops + stops : stops).map { stop in
      let place = stop.location.isFinite ? min(max(stop.location, -10), 10) : 0
      return "\(stop.color._paint.color) \(cssNumber((start + place * (end - start)) * 100))%"
    }
    return list.joined(separator: ", ")
  }

  /// A single color that represents the gradient.
  var color: String { (stops.first?.color ?? .clear)._paint.color }
}

/// A gradient derived from a color.
public struct AnyGradient: ShapeStyle, Hashable {
  public let _paint: Paint
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  public let _paint: Paint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    // CSS has only a direction, and draws from edge to edge.
    let angle = atan2(endPoint.x - startPoint.x, startPoint.y - endPoint.y) * 180 / .pi
    let direction = Self.direction(from: startPoint, to: endPoint) ?? "\(cssNumber(angle.isFinite ? angle : 180))deg"
    _paint = .gradient("linear-gradient(\(direction), \(gradient.list()))", color: gradient.color)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the direction from corner to corner, for any proportions of the area.
  private static func direction(from start: UnitPoint, to end: UnitPoint) -> String? {
    let corners: [UnitPoint: String] = [
      .topLeading: "top left", .topTrailing: "top right", .bottomLeading: "bottom left",
      .bottomTrailing: "bottom right",
    ]
    guard let target = corners[end], start.x == 1 - end.x, start.y == 1 - end.y else { return nil }
    return "to \(target)"
  }
}

/// A gradient outward from a point.
public struct RadialGradient: ShapeStyle {
  public let _paint: Paint

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    let radii = [startRadius, endRadius].map { $0.isNaN ? 0 : min(max($0, 0), 100_000) }
    let end = max(radii[1], 0.001)
    _paint = .gradient(
      "radial-gradient(circle \(cssLength(end)) at \(center.css), \(gradient.list(from: radii[0] / end)))",
      color: gradient.color)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient around a point, clockwise.
public struct AngularGradient: ShapeStyle {
  public let _paint: Paint

  /// - Parameter angle: The start; 0 is on the trailing side of the point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    let start = Angle(degrees: angle.degrees + 90)
    _paint = .gradient(
      "conic-gradient(from \(start.css) at \(center.css), \(gradient.list()))", color: gradient.color)
  }

  /// - Parameter angle: The start; 0 is on the trailing side of the point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// - Parameter angle: The start; 0 is on the trailing side of the point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
}

extension UnitPoint {
  var css: String {
    func part(_ value: CGFloat) -> String { "\(cssNumber((value.isFinite ? min(max(value, -100), 100) : 0.5) * 100))%" }
    return "\(part(x)) \(part(y))"
  }
}

/// An angle, clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public init() { radians = 0 }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The angle in CSS. Angles too large for an exact representation become 0.
  var css: String { "\(cssNumber(degrees.magnitude < 1e6 ? degrees : 0))deg" }
}
