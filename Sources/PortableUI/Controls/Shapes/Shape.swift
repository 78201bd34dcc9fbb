public import Foundation

/// An outline that fills its frame.
///
/// A shape of your own is described by its path. On a page, the path in a square of 100 points is stretched to the frame
/// until the browser has reported the size of the frame.
public protocol Shape: Sendable, View where Body == ShapeView {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The rendering on a page. Do not implement this outside PortableUI.
  nonisolated var _geometry: ShapeGeometry { get }
}

extension Shape {
  nonisolated public var _geometry: ShapeGeometry { ShapeGeometry(outline: ShapeOutline { path(in: $0) }) }
}

/// A shape that can be drawn within its own edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// Returns this shape with its edge moved inward.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == InsettedShape<Self> {
  /// Returns this shape with its edge moved inward.
  nonisolated public func inset(by amount: CGFloat) -> InsettedShape<Self> { InsettedShape(base: self, amount: amount) }
}

/// The rendering of a shape on a page.
public struct ShapeGeometry: Hashable, Sendable {
  var name: StyleClass?
  var style: String?
  /// The outline of a shape that the style sheet does not draw.
  var outline: ShapeOutline?
  /// The style of the line of a shape that is only a line.
  var stroke: StrokeStyle?
}

extension Shape {
  /// The shape, filled with the color of text.
  public var body: ShapeView { ShapeView(geometry: _geometry, paint: nil) }

  /// Fills this shape with a style.
  nonisolated public func fill(_ content: some ShapeStyle) -> some View {
    ShapeView(geometry: _geometry, paint: content._paint)
  }

  /// Fills this shape with the color of text.
  nonisolated public func fill() -> some View { fill(.foreground) }

  /// Draws the edge of this shape. The line is inside the shape.
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    if _geometry.outline != nil { return stroked(content._paint, StrokeStyle(lineWidth: lineWidth)) }
    return ShapeView(geometry: _geometry, paint: content._paint, lineWidth: lineWidth)
  }

  /// Draws the edge of this shape with a style of lines. The edge is in the middle of the line.
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    stroked(content._paint, style)
  }

  /// Returns the edge of this shape as a shape of its own. The edge is in the middle of the line.
  nonisolated public func stroke(style: StrokeStyle) -> StrokedShape<Self> { StrokedShape(base: self, style: style) }

  /// Returns the edge of this shape as a shape of its own. The edge is in the middle of the line.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the part of the edge of this shape between two parts of its length, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }

  /// Fills this shape with a style. The rule for the parts that a line surrounds twice is always the one of SVG.
  nonisolated public func fill(_ content: some ShapeStyle, style: FillStyle) -> some View { fill(content) }

  nonisolated fileprivate func stroked(_ paint: Paint, _ style: StrokeStyle) -> ShapeView {
    ShapeView(
      geometry: ShapeGeometry(outline: ShapeOutline { path(in: $0) }, stroke: style), paint: paint)
  }
}

/// The rule for the parts of a shape that are filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension InsettableShape {
  /// Draws a line within the edge of this shape.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    ShapeView(geometry: _geometry, paint: content._paint, lineWidth: lineWidth)
  }

  /// Draws a line of a style within the edge of this shape.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line of a style, in the color of text, within the edge of this shape.
  nonisolated public func strokeBorder(style: StrokeStyle) -> some View { strokeBorder(.foreground, style: style) }

  /// Draws a line in the color of text within the edge of this shape.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

/// A shape on the page.
public struct ShapeView {
  let geometry: ShapeGeometry
  /// The fill or stroke; `nil` is the color of text.
  let paint: Paint?
  /// The width of its line; `nil` fills the shape.
  var lineWidth: CGFloat?
}

extension ShapeView: ElementView {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    view.geometry.outline == nil ? makeElement(view, context) : OutlinedShapeNode(view, in: context)
  }

  /// Describes an image if the shape has a name, and decoration otherwise.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .shape)
    if let name = geometry.name { description.addClass(name) }
    if let style = geometry.style { description.addStyle(style) }
    if let outline = geometry.outline { description.addStyle(outline.clip) }
    let paint = paint.map(environment.painted) ?? environment.foregroundStyle ?? .css("currentColor")
    description.addStyle("background:\(paint.fill)")
    if let lineWidth {
      description.addClass(.stroked)
      description.addStyle("--line:\(cssLength(lineWidth))")
    }
    if environment.accessibility.label != nil { description.set(.role, "img") }
    description.add(environment.accessibility)
    return description
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}

/// Colors and gradients are views that fill their frames.
extension Color: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension LinearGradient: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension RadialGradient: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}

extension AngularGradient: View {
  public var body: ShapeView { ShapeView(geometry: ShapeGeometry(), paint: _paint) }
}
