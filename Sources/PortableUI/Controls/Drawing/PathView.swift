public import Foundation

extension Path: View {
  /// The drawing, filled with the color of text.
  public var body: some View { fill(.foreground) }

  /// Fills the drawing with a style, or with one of the colors of a gradient.
  nonisolated public func fill(_ content: some ShapeStyle) -> some View {
    PathView(path: self, paint: content._paint, stroke: nil)
  }

  /// Draws the line with a style, or with one of the colors of a gradient.
  nonisolated public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View {
    PathView(path: self, paint: content._paint, stroke: style)
  }

  /// Draws the line with a style, or with one of the colors of a gradient.
  nonisolated public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The element that contains a drawing.
struct PathView {
  let path: Path
  let paint: Paint
  let stroke: StrokeStyle?
  /// The size for which the path was made, if the drawing is stretched to its frame.
  var stretchedSize: CGSize?
}

extension PathView: ElementView {
  var content: Canvas { Canvas(view: self) }

  /// Describes an image if the drawing has a name, and decoration otherwise.
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.div, class: .shape, .drawing)
    if environment.accessibility.label == nil {
      description.set(.ariaHidden, "true")
    } else {
      description.set(.role, "img")
    }
    description.add(environment.accessibility)
    return description
  }
}

/// The SVG element of a drawing. It takes no part in the layout, since an SVG element has a size of its own.
struct Canvas {
  let view: PathView
}

extension Canvas: ElementView {
  var content: PathElement { PathElement(data: view.path.data, paint: view.paint, stroke: view.stroke) }

  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.svg)
    guard let size = view.stretchedSize else { return description }
    description.addClass(.stretched)
    description.set(.viewBox, "0 0 \(cssNumber(size.width)) \(cssNumber(size.height))")
    description.set(.preserveAspectRatio, "none")
    return description
  }
}

/// The style of the line of a drawing.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// The lengths of the dashes and of the gaps between them, alternately.
  public var dash: [CGFloat]
  /// The part of the dash pattern that is skipped at the start of the line, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var css: String {
    var parts = ["stroke-width:\(cssLength(lineWidth))"]
    if lineCap != .butt { parts.append("stroke-linecap:\(lineCap.css)") }
    if lineJoin != .miter { parts.append("stroke-linejoin:\(lineJoin.css)") }
    if lineJoin == .miter { parts.append("stroke-miterlimit:\(cssCoordinate(max(miterLimit, 1)))") }
    if !dash.isEmpty { parts.append("stroke-dasharray:\(dash.map { cssLength($0) }.joined(separator: " "))") }
    if dashPhase != 0 { parts.append("stroke-dashoffset:\(cssOffset(dashPhase))") }
    return parts.joined(separator: ";")
  }
}
