public import Foundation

/// A drawing of lines and curves, in points from the upper left of its frame.
///
/// Like a shape, it takes all available space. Parts outside its frame are drawn too.
public struct Path: Equatable, Sendable {
  /// The path in SVG's syntax.
  private(set) var data = ""

  /// The empty drawing.
  public init() {}

  /// Creates a drawing step by step.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// - Parameter style: Has no effect; corners are parts of circles.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public var isEmpty: Bool { data.isEmpty }
}

extension Path {
  /// Begins a new line or curve at a point.
  public mutating func move(to end: CGPoint) { data += "M\(Self.text(end))" }

  /// Adds a line. Like all methods that continue a path, it has no effect on a path without a starting point.
  public mutating func addLine(to end: CGPoint) { add("L\(Self.text(end))") }

  /// Adds a line from each point to the next.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add("Q\(Self.text(control)) \(Self.text(end))")
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add("C\(Self.text(control1)) \(Self.text(control2)) \(Self.text(end))")
  }

  /// Adds a line to the start of the current subpath.
  public mutating func closeSubpath() { add("Z") }

  public mutating func addRect(_ rect: CGRect) {
    data += "M\(Self.text(rect.origin))h\(cssCoordinate(rect.width))v\(cssCoordinate(rect.height))"
    data += "h\(cssCoordinate(-rect.width))Z"
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// - Parameter style: Has no effect; corners are parts of ellipses.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let rect = rect.standardized
    let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect) }
    let (right, down) = (cssCoordinate(rect.width - 2 * width), cssCoordinate(rect.height - 2 * height))
    func corner(_ x: Double, _ y: Double) -> String {
      let radii = "\(cssCoordinate(width)) \(cssCoordinate(height))"
      return "a\(radii) 0 0 1 \(cssCoordinate(x)) \(cssCoordinate(y))"
    }
    data += "M\(Self.text(CGPoint(x: rect.minX + width, y: rect.minY)))h\(right)\(corner(width, height))v\(down)"
    data += "\(corner(-width, height))h-\(right)\(corner(-width, -height))v-\(down)\(corner(width, -height))Z"
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// - Parameter clockwise: As in SwiftUI, the direction in a coordinate system whose vertical axis points up, so that
  ///   `false` goes clockwise on the page.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: turn)
    if clockwise, sweep > 0 { sweep -= turn }
    if !clockwise, sweep < 0 { sweep += turn }
    if sweep == 0, startAngle != endAngle { sweep = clockwise ? -turn : turn }
    guard sweep.isFinite, radius > 0 else { return }
    func point(_ angle: Double, _ length: Double) -> CGPoint {
      CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
    }
    let start = point(startAngle.radians, radius)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    // The control points of a cubic curve that is closest to an arc.
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (startAngle.radians + Double(index) * step, startAngle.radians + Double(index + 1) * step)
      let (begin, end) = (point(from, radius), point(to, radius))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)))
    }
  }

  /// Adds another drawing in front of this one.
  public mutating func addPath(_ path: Path) { data += path.data }

  private mutating func add(_ part: String) {
    if !isEmpty { data += part }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(cssCoordinate(point.x)) \(cssCoordinate(point.y))"
  }
}

/// Lines and curves in an SVG element.
struct PathElement {
  /// The path in SVG's syntax.
  let data: String
  /// The fill or stroke; `nil` inherits it.
  var paint: Paint?
  /// The style of its line; `nil` fills the path.
  var stroke: StrokeStyle?
}

extension PathElement: ElementView {
  func describe(in environment: EnvironmentValues) -> ElementDescription {
    var description = ElementDescription(.path)
    description.set(.d, data)
    guard let paint else { return description }
    let color = environment.painted(paint).color
    description.addStyle(stroke.map { "fill:none;stroke:\(color);\($0.css)" } ?? "fill:\(color)")
    return description
  }
}
