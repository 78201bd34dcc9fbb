public import Foundation

/// A rectangle that fills its frame.
public struct Rectangle: Sendable {
  public init() {}
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  public var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  /// - Parameter style: Has no effect; corners are parts of circles.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// Creates a rectangle whose corners are parts of circles with the smaller of two lengths as radius.
  ///
  /// - Parameter style: Has no effect.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }
}

/// A rectangle whose corners have separate radii.
public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  /// - Parameter style: Has no effect; corners are parts of circles.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// - Parameter style: Has no effect; corners are parts of circles.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: Sendable {
  public var style: RoundedCornerStyle

  /// - Parameter style: Has no effect; corners are parts of circles.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// The largest ellipse in its frame.
public struct Ellipse: Sendable {
  public init() {}
}

/// The largest circle in its frame, centered.
public struct Circle: Sendable {
  public init() {}
}

/// The radius of each corner of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension Rectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry() }
}

extension RoundedRectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
  nonisolated public var _geometry: ShapeGeometry {
    ShapeGeometry(style: "border-radius:\(cssLength(cornerRadius))")
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let most = min(rect.width, rect.height) / 2
    let radii = cornerRadii
    let (topLeading, topTrailing) = (min(radii.topLeading, most), min(radii.topTrailing, most))
    let (bottomLeading, bottomTrailing) = (min(radii.bottomLeading, most), min(radii.bottomTrailing, most))
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.minX + topLeading, y: rect.minY + topLeading), radius: max(topLeading, 0.001),
        startAngle: .degrees(180), endAngle: .degrees(270), clockwise: false)
      path.addArc(
        center: CGPoint(x: rect.maxX - topTrailing, y: rect.minY + topTrailing), radius: max(topTrailing, 0.001),
        startAngle: .degrees(270), endAngle: .degrees(360), clockwise: false)
      path.addArc(
        center: CGPoint(x: rect.maxX - bottomTrailing, y: rect.maxY - bottomTrailing),
        radius: max(bottomTrailing, 0.001), startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
      path.addArc(
        center: CGPoint(x: rect.minX + bottomLeading, y: rect.maxY - bottomLeading), radius: max(bottomLeading, 0.001),
        startAngle: .degrees(90), endAngle: .degrees(180), clockwise: false)
      path.closeSubpath()
    }
  }

  nonisolated public var _geometry: ShapeGeometry {
    let corners = [
      ("start-start", cornerRadii.topLeading), ("start-end", cornerRadii.topTrailing),
      ("end-end", cornerRadii.bottomTrailing), ("end-start", cornerRadii.bottomLeading),
    ]
    return ShapeGeometry(
      style: corners.map { "border-\($0.0)-radius:\(cssLength($0.1))" }.joined(separator: ";"))
  }
}

extension Capsule: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(name: .capsule) }
}

extension Ellipse: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(name: .ellipse) }
}

extension Circle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(name: .circle) }
}
