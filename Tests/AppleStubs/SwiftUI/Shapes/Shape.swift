import Foundation

nonisolated public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

public struct _InsetShape: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
}

public struct _DerivedShape: Shape {
  public func path(in rect: CGRect) -> Path { fatalError() }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool { fatalError() }
  public var isAntialiased: Bool { fatalError() }
  public init(eoFill: Bool = false, antialiased: Bool = true) { fatalError() }
}

public struct AnyShape: Shape {
  public init<S>(_ shape: S) where S: Shape { fatalError() }
  public func path(in rect: CGRect) -> Path { fatalError() }
}

extension Shape {
  public var body: some View { EmptyView() }

  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape()
  }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { _DerivedShape() }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { _DerivedShape() }
  nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View
  where S: ShapeStyle { EmptyView() }
  nonisolated public func fill<S>(_ content: S, style: FillStyle) -> some View where S: ShapeStyle { EmptyView() }

  nonisolated public func fill<S>(_ content: S = .foreground) -> some View where S: ShapeStyle { EmptyView() }
  nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
    EmptyView()
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { EmptyView() }
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { EmptyView() }
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle { EmptyView() }
}

public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {}
}

nonisolated public struct Rectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
  public init() {}
}

nonisolated public struct RoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
}

nonisolated public struct Capsule: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
  public init(style: RoundedCornerStyle = .continuous) {}
}

nonisolated public struct Ellipse: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
  public init() {}
}

nonisolated public struct Circle: InsettableShape {
  public func path(in rect: CGRect) -> Path { fatalError() }
  public func inset(by amount: CGFloat) -> _InsetShape { fatalError() }
  public init() {}
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { fatalError() }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { fatalError() }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { fatalError() }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { fatalError() }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { fatalError() }
}

extension View {
  nonisolated public func clipShape<S>(_ shape: S) -> some View where S: Shape { EmptyView() }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { EmptyView() }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { EmptyView() }
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle { EmptyView() }

  nonisolated public func background<S, T>(_ style: S, in shape: T) -> some View
  where S: ShapeStyle, T: InsettableShape {
    EmptyView()
  }

  nonisolated public func background<S>(in shape: S) -> some View where S: InsettableShape { EmptyView() }

  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { EmptyView() }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View { EmptyView() }

  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle { EmptyView() }

  nonisolated public func overlay<S, T>(_ style: S, in shape: T) -> some View where S: ShapeStyle, T: Shape {
    EmptyView()
  }
}
