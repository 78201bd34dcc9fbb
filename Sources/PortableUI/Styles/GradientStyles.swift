public import Foundation

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
  public init(colors: [Color], center: UnitPoint, angle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}
