public import Foundation

/// How the line of a drawing is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// How long the parts of a broken line and the gaps between them are, in turns.
  public var dash: [CGFloat]
  /// How far into the first part the line begins.
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
