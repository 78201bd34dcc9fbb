import Foundation

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() {
    x = 0
    y = 0
  }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
}

public struct Angle: Sendable {
  public var radians: Double

  public var degrees: Double {
    get { fatalError() }
    set { fatalError() }
  }

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees }

  public static func radians(_ radians: Double) -> Angle { fatalError() }
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}

extension Angle: Hashable, Comparable {
  public static func < (lhs: Angle, rhs: Angle) -> Bool { fatalError() }
  public static let zero = Angle()
}

public struct Gradient: Equatable, Hashable, Sendable {
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Gradient.Stop]

  public init(stops: [Gradient.Stop]) { self.stops = stops }
  public init(colors: [Color]) { stops = [] }
}

public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  public init(_ gradient: Gradient) { fatalError() }
}

public struct LinearGradient: ShapeStyle, View, Sendable {
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
  public var body: some View { EmptyView() }
}

public struct RadialGradient: ShapeStyle, View, Sendable {
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    fatalError()
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    fatalError()
  }
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    fatalError()
  }
  public var body: some View { EmptyView() }
}

public struct AngularGradient: ShapeStyle, View, Sendable {
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { fatalError() }
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { fatalError() }
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { fatalError() }
  public var body: some View { EmptyView() }
}

extension Gradient: ShapeStyle {}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    fatalError()
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    fatalError()
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    fatalError()
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    fatalError()
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    fatalError()
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    fatalError()
  }
}
