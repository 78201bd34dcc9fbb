/// Tells the containers of a process apart, also after they are gone.
public struct StateContainerID: Hashable, Comparable, Sendable {
  /// Counts the containers from 1, in the order in which they were made.
  public let number: UInt64

  @MainActor private static var last: UInt64 = 0

  @MainActor static func next() -> Self {
    last += 1
    return Self(number: last)
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }
}

extension StateContainerID: CustomStringConvertible {
  public var description: String { "#\(number)" }
}
