import CombineShim

extension TestScheduler {
  /// A time: so many milliseconds after the scheduler's beginning. An integer literal is one.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible
  {
    /// The milliseconds since the beginning.
    public var milliseconds: Int

    /// Creates the time that is so many milliseconds after the beginning.
    public init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// Creates the time that is so many milliseconds after the beginning.
    public init(integerLiteral milliseconds: Int) { self.milliseconds = milliseconds }

    public var description: String { "\(milliseconds)" }

    public func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
    public func advanced(by interval: Stride) -> Self { Self(milliseconds: milliseconds + interval.milliseconds) }
  }
}

extension TestScheduler.SchedulerTimeType {
  /// An interval in whole milliseconds. An integer literal is one.
  ///
  /// Intervals given in smaller units are rounded up, so that none comes to nothing. A literal means something else to
  /// every scheduler, seconds to a dispatch queue, so code that takes any scheduler spells out `.milliseconds(300)`.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
    CustomStringConvertible
  {
    /// How many milliseconds the interval lasts.
    public var milliseconds: Int

    /// Creates an interval of so many milliseconds.
    public init(milliseconds: Int) { self.milliseconds = milliseconds }

    /// Creates an interval of so many milliseconds.
    public init(integerLiteral milliseconds: Int) { self.milliseconds = milliseconds }

    /// Creates an interval of so many milliseconds, unless they are too many.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let milliseconds = Int(exactly: source) else { return nil }
      self.milliseconds = milliseconds
    }

    public var magnitude: UInt { milliseconds.magnitude }
    public var description: String { "\(milliseconds)" }

    public static func seconds(_ s: Int) -> Self { Self(milliseconds: s * 1000) }
    // By way of nanoseconds, since 16.1 times 1000 is a little more than 16100 and would be rounded up.
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
