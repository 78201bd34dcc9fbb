import Foundation

nonisolated public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ callback: (inout Path) -> Void) {}
  public init(_ rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func closeSubpath() {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { fatalError() }
  public var boundingRect: CGRect { fatalError() }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
  where S: ShapeStyle { EmptyView() }
}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

// On Apple platforms these are Core Graphics'.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}
