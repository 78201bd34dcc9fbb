import CombineShim
import Foundation

extension TestScheduler {
  /// A virtual time, in milliseconds since the creation of the scheduler. It can be written as an integer literal.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible
  {
    /// The milliseconds since the creation of the scheduler.
    public var milliseconds: Int

    /// Creates a time from the milliseconds since the creation of the scheduler.
    public init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// Creates a time from the milliseconds since the creation of the scheduler.
    public init(integerLiteral milliseconds: Int) { self.milliseconds = milliseconds }

    public var description: String { "\(milliseconds)" }

    public func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    public func advanced(by interval: Stride) -> Self { Self(milliseconds: milliseconds + interval.milliseconds) }
  }
}

extension TestScheduler.SchedulerTimeType {
  /// An interval in whole milliseconds. It can be written as an integer literal.
  ///
  /// Intervals in smaller units are rounded up, so that they do not become zero. Integer literals have other units in
  /// other schedulers, such as seconds in a dispatch queue. Code that accepts any scheduler should write
  /// `.milliseconds(300)`.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
    CustomStringConvertible
  {
    /// The length in milliseconds.
    public var milliseconds: Int

    /// Creates an interval in milliseconds.
    public init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// Creates an interval in milliseconds.
    public init(integerLiteral milliseconds: Int) { self.milliseconds = milliseconds }

    /// Creates an interval in milliseconds, or returns `nil` if the number is not an `Int`.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let milliseconds = Int(exactly: source) else { return nil }
      self.milliseconds = milliseconds
    }

    public var magnitude: UInt { milliseconds.magnitude }
    public var description: String { "\(milliseconds)" }

    public static func seconds(_ s: Int) -> Self { Self(milliseconds: s * 1000) }
    // Converted by way of nanoseconds, because 16.1 times 1000 is slightly more than 16100 and would be rounded up.
    public static func seconds(_ s: Double) -> Self { nanoseconds(Int((s * 1e9).rounded())) }
    public static func milliseconds(_ ms: Int) -> Self { Self(milliseconds: ms) }
    public static func microseconds(_ us: Int) -> Self { Self(parts: us, of: 1000) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(parts: ns, of: 1_000_000) }

    private init(parts: Int, of whole: Int) {
      let (quotient, remainder) = parts.quotientAndRemainder(dividingBy: whole)
      milliseconds = remainder > 0 ? quotient + 1 : quotient
    }

    public static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }
    public static func + (left: Self, right: Self) -> Self {
      Self(milliseconds: left.milliseconds + right.milliseconds)
    }
    public static func - (left: Self, right: Self) -> Self {
      Self(milliseconds: left.milliseconds - right.milliseconds)
    }
    public static func * (left: Self, right: Self) -> Self {
      Self(milliseconds: left.milliseconds * right.milliseconds)
    }
    public static func *= (left: inout Self, right: Self) { left = left * right }
  }
}

/// The time that a scheduler, its publishers and its recordings share.
///
/// Scheduled actions retain the time instead of the scheduler, to avoid a reference cycle.
final class VirtualTime {
  private let lock = NSLock()
  private var elapsed = 0

  /// The milliseconds since the scheduler was created.
  var milliseconds: Int { lock.withLock { elapsed } }

  /// Advances the time to `time`, unless that has passed.
  func advance(to time: Int) {
    lock.withLock { elapsed = max(elapsed, time) }
  }
}
