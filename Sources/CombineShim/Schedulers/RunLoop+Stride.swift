#if !canImport(Combine)
  import Foundation
  import OpenCombine

  extension RunLoop.SchedulerTimeType {
    /// An interval between two times of a run loop, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Codable, Hashable
    {
      /// The number of seconds.
      public var magnitude: TimeInterval

      /// The number of seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates an interval of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// Creates an interval of whole seconds.
      public init(integerLiteral value: TimeInterval) { magnitude = value }

      /// Creates an interval of seconds.
      public init(floatLiteral value: TimeInterval) { magnitude = value }

      /// Creates an interval of seconds, or `nil` if it can't be represented exactly.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        magnitude = seconds
      }

      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
      public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
      public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
      public static func += (left: inout Stride, right: Stride) { left = left + right }
      public static func -= (left: inout Stride, right: Stride) { left = left - right }
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      public static func seconds(_ value: Int) -> Stride { Stride(TimeInterval(value)) }
      public static func seconds(_ value: Double) -> Stride { Stride(value) }
      public static func milliseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1_000) }
      public static func microseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1_000_000) }
      public static func nanoseconds(_ value: Int) -> Stride { Stride(TimeInterval(value) / 1_000_000_000) }
    }
  }
#endif
