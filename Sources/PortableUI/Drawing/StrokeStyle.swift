public import Foundation

/// The style of the line of a drawing.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// The lengths of the dashes and of the gaps between them, alternately.
  public var dash: [CGFloat]
  /// The distance into the dash pattern at which the line begins.
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
