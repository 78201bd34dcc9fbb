public import Foundation

/// Colours that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour at its place, which runs from 0 to 1.
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

  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count < 2 ? 0 : CGFloat(index) / CGFloat(colors.count - 1))
    }
  }

  /// The stops in CSS, from a place that is a fraction to one in percent, and so on between `start` and `end`.
  func list(from start: Double = 0, to end: Double = 1) -> String {
    // CSS wants two stops at least.
    let stops = stops.isEmpty ? [Stop(color: .clear, location: 0)] : stops
    let list = (stops.count == 1 ? stops + stops : stops).map { stop in
      let place = stop.location.isFinite ? min(max(stop.location, -10), 10) : 0
      return "\(stop.color._paint.color) \(cssNumber((start + place * (end - start)) * 100))%"
    }
    return list.joined(separator: ", ")
  }

  /// For what can only have one colour.
  var color: String { (stops.first?.color ?? .clear)._paint.color }
}

/// A gradient that a colour makes of itself.
public struct AnyGradient: ShapeStyle, Hashable {
  public let _paint: Paint
}
