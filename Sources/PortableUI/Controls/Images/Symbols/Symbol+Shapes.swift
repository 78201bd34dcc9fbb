import Foundation

/// Path data of shapes that several symbols have.
extension Symbol {
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "M\(x + radius) \(y)A\(radius) \(radius) 0 1 1 \(x - radius) \(y)A\(radius) \(radius) 0 1 1 \(x + radius) \(y)Z"
  }

  /// A rectangle with round corners.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let arc = "a\(radius) \(radius) 0 0 1"
    return "M\(x + radius) \(y)h\(width - 2 * radius)\(arc) \(radius) \(radius)v\(height - 2 * radius)"
      + "\(arc) \(-radius) \(radius)h\(2 * radius - width)\(arc) \(-radius) \(-radius)v\(2 * radius - height)"
      + "\(arc) \(radius) \(-radius)z"
  }

  static func star(_ x: Double, _ y: Double, _ outer: Double, _ inner: Double) -> String {
    polygon(10) { index in
      let radius = index.isMultiple(of: 2) ? outer : inner
      let angle = Double(index) * .pi / 5 - .pi / 2
      return [x + radius * cos(angle), y + radius * sin(angle)]
    }
  }

  /// A wheel with teeth.
  static func gear(_ x: Double, _ y: Double, _ teeth: Int, _ outer: Double, _ inner: Double) -> String {
    polygon(teeth * 4) { index in
      let isOutside = [1, 2].contains(index % 4)
      let shift = [-0.52, -0.3, 0.3, 0.52][index % 4]
      let angle = (Double(index / 4) + shift * 0.8) * 2 * .pi / Double(teeth) - .pi / 2
      let radius = isOutside ? outer : inner
      return [x + radius * cos(angle), y + radius * sin(angle)]
    }
  }

  /// The path turned around the center.
  static func turned(_ data: String, by degrees: Double) -> String {
    let angle = degrees * .pi / 180
    return SymbolPathReader.contours(of: data).map { line in
      line.map(scale: 1, turn: angle) { point in
        let way = point - [12, 12]
        return [12 + way.x * cos(angle) - way.y * sin(angle), 12 + way.x * sin(angle) + way.y * cos(angle)]
      }.text
    }.joined()
  }

  /// The path moved, and scaled around the center.
  static func moved(_ data: String, _ x: Double, _ y: Double, scale: Double = 1) -> String {
    SymbolPathReader.contours(of: data).map { line in
      line.map(scale: scale) { ($0 - [12, 12]) * scale + [12 + x, 12 + y] }.text
    }.joined()
  }

  private static func polygon(_ count: Int, _ corner: (Int) -> SymbolContour.Point) -> String {
    SymbolContour(polygon: (0..<count).map(corner)).text
  }

  static let triangle = "M12 3.6L21.6 20H2.4z"
  static let diamond = "M12 2.6L21.4 12L12 21.4L2.6 12z"
  static let octagon = "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z"
  static let shield = "M12 2.8L19.5 5.5V11c0 4.8-3.2 8.3-7.5 10.2c-4.3-1.9-7.5-5.4-7.5-10.2V5.5z"
  static let bubble =
    """
    M6 4h12a3 3 0 0 1 3 3v7.2a3 3 0 0 1-3 3h-6.2L7.5 21v-3.8H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3 \
    z
    """
  static let bin = "M2.8 4.6h18.4M4 8.5h16L19 19a2 2 0 0 1-2 1.8H7A2 2 0 0 1 5 19z"
  static let magnifyingglass = circle(10.5, 10.5, 6.8) + "M15.5 15.5L20.8 20.8"
  static let heart =
    """
    M12 20.6l-7.7-7.7a4.95 4.95 0 0 1 0-7a4.95 4.95 0 0 1 7 0l.7.7l.7-.7a4.95 4.95 0 0 1 7 0 \
    a4.95 4.95 0 0 1 0 7z
    """
  static let sparkle = "M12 3c.8 5.4 3.6 8.2 9 9c-5.4.8-8.2 3.6-9 9c-.8-5.4-3.6-8.2-9-9c5.4-.8 8.2-3.6 9-9z"
  static let cloud =
    "M7 18.5a4.6 4.6 0 0 1-.7-9.1a6 6 0 0 1 11.5 1.1a4.05 4.05 0 0 1-.3 8z"
  static let document = "M7 2.8h6.5L19 8.3V19.2a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.8a2 2 0 0 1 2-2z"
  static let drop = "M12 2.8c3 3.4 6.5 7.4 6.5 11.4a6.5 6.5 0 0 1-13 0c0-4 3.5-8 6.5-11.4z"
  static let bolt = "M13.5 2.8L5 13.6h6L10 21.2L18.9 10.2H12.6z"

  static let seal: String = {
    let ends = (0...8).map { index -> SymbolContour.Point in
      let angle = Double(index) * .pi / 4 - .pi / 8
      return [12 + 8.6 * cos(angle), 12 + 8.6 * sin(angle)]
    }
    return "M\(ends[0].x) \(ends[0].y)" + ends.dropFirst().map { "A3.5 3.5 0 0 1 \($0.x) \($0.y)" }.joined() + "Z"
  }()
}
