import Foundation

public struct Animation: Equatable, Sendable {
  init() {}

  public static let `default` = Animation()
  public static var linear: Animation { fatalError() }
  public static var easeIn: Animation { fatalError() }
  public static var easeOut: Animation { fatalError() }
  public static var easeInOut: Animation { fatalError() }
  public static var spring: Animation { fatalError() }
  public static var smooth: Animation { fatalError() }
  public static var snappy: Animation { fatalError() }
  public static var bouncy: Animation { fatalError() }
  public static var interactiveSpring: Animation { fatalError() }
  public static var interpolatingSpring: Animation { fatalError() }

  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { fatalError() }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { fatalError() }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { fatalError() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { fatalError() }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation { fatalError() }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { fatalError() }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { fatalError() }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation { fatalError() }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { fatalError() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
  public func speed(_ speed: Double) -> Animation { fatalError() }
}

extension Animation: Hashable {}

extension Animation: CustomStringConvertible {
  public var description: String { fatalError() }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { fatalError() }

public struct AnyTransition {
  public static var identity: AnyTransition { fatalError() }
  public static var opacity: AnyTransition { fatalError() }
  public static var scale: AnyTransition { fatalError() }
  public static var slide: AnyTransition { fatalError() }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { fatalError() }
  public static func push(from edge: Edge) -> AnyTransition { fatalError() }
  public static func offset(_ offset: CGSize) -> AnyTransition { fatalError() }
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { fatalError() }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
  public func animation(_ animation: Animation?) -> AnyTransition { fatalError() }
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

extension View {
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View { EmptyView() }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  nonisolated public func animation(_ animation: Animation?) -> some View { EmptyView() }

  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    EmptyView()
  }
}
