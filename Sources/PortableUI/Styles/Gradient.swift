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
