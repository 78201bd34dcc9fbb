public import Foundation

extension Animation {
  public static let spring = spring()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let bouncy = bouncy()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = interpolatingSpring()

  /// Creates a spring with a duration and a bounce: 0 does not overshoot, and 1 has no damping.
  ///
  /// - Parameter blendDuration: Has no effect; an interrupted animation continues beside the new one.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(period: duration, damping: bounce < 0 ? 1 / (1 + max(bounce, -0.95)) : 1 - bounce)
  }

  /// Creates a spring with a period and a fraction of the critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(period: response, damping: dampingFraction)
  }

  /// Creates a spring that does not overshoot.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Creates a spring that overshoots slightly.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Creates a spring that overshoots visibly.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Creates a short spring.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// Creates a short spring with a period and a fraction of the critical damping.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(period: response, damping: dampingFraction)
  }

  /// Creates a spring from physical values. The initial velocity is in distances per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let root = (max(mass, 1e-6) * max(stiffness, 1e-6)).squareRoot()
    return spring(
      period: 2 * .pi * max(mass, 1e-6) / root, damping: damping / (2 * root), velocity: initialVelocity)
  }

  /// Creates a spring with a duration and a bounce, and an initial velocity in distances per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    spring(
      period: duration, damping: bounce < 0 ? 1 / (1 + max(bounce, -0.95)) : 1 - bounce, velocity: initialVelocity)
  }
}
