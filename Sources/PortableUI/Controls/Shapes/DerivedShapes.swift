public import Foundation

/// The edge of a shape, as a shape of its own.
public struct StrokedShape<Base: Shape>: Sendable {
  let base: Base
  let style: StrokeStyle
}

extension StrokedShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated public var _geometry: ShapeGeometry {
    ShapeGeometry(outline: ShapeOutline { base.path(in: $0) }, stroke: style)
  }
}

/// A part of the edge of a shape.
public struct TrimmedShape<Base: Shape>: Sendable {
  let base: Base
  let from: CGFloat
  let to: CGFloat
}

extension TrimmedShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
}

/// A shape with its edge moved inward.
public struct InsettedShape<Base: InsettableShape>: Sendable {
  let base: Base
  let amount: CGFloat
}

extension InsettedShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    return base.path(in: inner)
  }

  nonisolated public func inset(by amount: CGFloat) -> InsettedShape<Base> {
    InsettedShape(base: base, amount: self.amount + amount)
  }
}

/// A type-erased shape.
public struct AnyShape: Sendable {
  private let outline: @Sendable (CGRect) -> Path
  public let _geometry: ShapeGeometry

  public init(_ shape: some Shape) {
    outline = { shape.path(in: $0) }
    _geometry = shape._geometry
  }
}

extension AnyShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}
