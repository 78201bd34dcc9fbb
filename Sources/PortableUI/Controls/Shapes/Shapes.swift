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

/// The style of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
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
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry() }
}

extension RoundedRectangle: InsettableShape {
  nonisolated public var _geometry: ShapeGeometry {
    ShapeGeometry(style: "border-radius:\(cssLength(cornerRadius))")
  }
}

extension UnevenRoundedRectangle: InsettableShape {
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
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(name: .capsule) }
}

extension Ellipse: InsettableShape {
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(name: .ellipse) }
}

extension Circle: InsettableShape {
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(name: .circle) }
}
