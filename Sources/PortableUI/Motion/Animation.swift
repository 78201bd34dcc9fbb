public import Foundation

/// The timing of a change of looks.
public struct Animation: Hashable, Sendable {
  private var duration: Double
  private let curve: String
  private var wait = 0.0

  private init(_ duration: Double, _ curve: String) {
    self.duration = duration.isNaN ? 0 : min(max(duration, 0), 1000)
    self.curve = curve
  }

  public static let `default` = smooth
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring()
  public static let smooth = spring(duration: 0.5, bounce: 0)
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)

  public static func linear(duration: TimeInterval) -> Animation { Animation(duration, "linear") }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(duration, "ease-in") }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(duration, "ease-out") }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(duration, "ease-in-out") }

  /// Creates an animation with the timing of a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    func across(_ part: Double) -> String { cssNumber(part.isNaN ? 0 : min(max(part, 0), 1)) }
    func along(_ part: Double) -> String { cssNumber(part.isNaN ? 0 : min(max(part, -10), 10)) }
    return Animation(duration, "cubic-bezier(\(across(p1x)),\(along(p1y)),\(across(p2x)),\(along(p2y)))")
  }

  /// Creates an animation that starts fast and slows down; with `bounce`, it overshoots once.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    timingCurve(0.3, 0.9 + (bounce.isNaN ? 0 : min(max(bounce, 0), 1)) * 2, 0.4, 1, duration: duration)
  }

  /// Returns an animation that starts after `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.wait += delay.isNaN ? 0 : min(max(delay, -1000), 1000)
    return animation
  }

  /// Returns an animation that is faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    guard speed.isFinite, speed > 0.001 else { return self }
    var animation = self
    animation.duration = min(duration / speed, 1000)
    animation.wait = min(wait / speed, 1000)
    return animation
  }

  /// The value of a CSS transition after the name of the property.
  var css: String { "\(cssNumber(duration))s \(curve)" + (wait == 0 ? "" : " \(cssNumber(wait))s") }
}

/// Runs `body`, which changes state, and returns its result. `animation` has no effect.
///
/// The animation is determined by the views, with `animation(_:value:)` and `transition(_:)`. In debug builds, the
/// first call in a process is reported.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  UnsupportedFeature.withAnimation.report()
  return try body()
}

extension UnsupportedFeature {
  static let withAnimation = UnsupportedFeature(
    message: """
      withAnimation runs its closure without an animation. Use animation(_:value:) and transition(_:) to animate \
      views.
      """)
}

/// The animation of a change; has no effect on a page.
///
/// The animation is determined by `animation(_:value:)` and `transition`.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

extension View {
  /// Animates changes of looks inside this view: positions, explicit sizes, opacity and colors.
  ///
  /// - Parameter value: The value that the looks depend on. The page animates every change of them.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    Box(
      content: self, names: animation == nil ? [.unanimated] : [.animated],
      style: animation.map { "--animation:\($0.css)" })
  }
}
