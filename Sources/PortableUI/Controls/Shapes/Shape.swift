public import Foundation

/// An outline that fills its frame. Only the shapes of this package exist.
public protocol Shape: Sendable, View where Body == ShapeView {
  /// Do not implement this outside PortableUI.
  nonisolated var _geometry: ShapeGeometry { get }
}

/// A shape that can be drawn within its own edge.
public protocol InsettableShape: Shape {}

/// The rendering of a shape on a page.
public struct ShapeGeometry: Hashable, Sendable {
  var name: StyleClass?
  var style: String?
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
    ShapeView(geometry: _geometry, paint: content._paint, lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws a line within the edge of this shape.
  nonisolated public func strokeBorder(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    ShapeView(geometry: _geometry, paint: content._paint, lineWidth: lineWidth)
  }

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

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { makeElement(view, context) }

  /// Describes an image if the shape has a name, and decoration otherwise.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .shape)
    if let name = geometry.name { description.addClass(name) }
    if let style = geometry.style { description.addStyle(style) }
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
