public import Foundation

/// The course of a change over time.
public struct Animation: Hashable, Sendable {
  /// The course from the start to the end.
  let curve: Curve
  /// In seconds; the period of a spring without damping.
  private(set) var duration: Double
  /// The delay in seconds.
  private(set) var wait = 0.0
  /// The number of repetitions; infinite for an endless animation.
  private(set) var count = 1.0
  private(set) var autoreverses = false

  enum Curve: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case bezier(Double, Double, Double, Double)
    /// - Parameter velocity: The initial velocity in distances per second.
    case spring(damping: Double, velocity: Double)
  }

  private init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration.isNaN ? 0 : min(max(duration, 0), 1000)
  }

  public static let `default` = smooth
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)

  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration: duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(.easeInOut, duration: duration) }

  /// Creates an animation with the timing of a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    func across(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, 0), 1) }
    func along(_ part: Double) -> Double { part.isNaN ? 0 : min(max(part, -10), 10) }
    return Animation(.bezier(across(p1x), along(p1y), across(p2x), along(p2y)), duration: duration)
  }

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - period: The period without damping, in seconds.
  ///   - damping: The damping, as a fraction of the damping that a spring needs so as not to overshoot.
  static func spring(period: Double, damping: Double, velocity: Double = 0) -> Animation {
    let damping = damping.isNaN ? 1 : min(max(damping, 0.05), 20)
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -1000), 1000)
    return Animation(.spring(damping: damping, velocity: velocity), duration: period)
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

  /// Returns an animation that runs several times.
  ///
  /// - Parameter autoreverses: Whether every second repetition runs backward.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeated(Double(max(repeatCount, 1)), autoreverses)
  }

  /// Returns an animation that runs until the changed property changes again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { repeated(.infinity, autoreverses) }

  private func repeated(_ count: Double, _ autoreverses: Bool) -> Animation {
    var animation = self
    animation.count = count
    animation.autoreverses = autoreverses
    return animation
  }
}
