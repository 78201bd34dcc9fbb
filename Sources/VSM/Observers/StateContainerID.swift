/// Tells the containers of a process apart, also after they are gone.
///
/// Described, it is a container's name for people: the type of its states and its number, as in `BlogViewState#3`.
public struct StateContainerID: Sendable {
  /// Counts the containers from 1, in the order in which they were made.
  public let number: UInt64

  /// The type of the container's states.
  public let stateType: Any.Type

  @MainActor private static var last: UInt64 = 0

  @MainActor static func nextNumber() -> UInt64 {
    last += 1
    return last
  }
}

extension StateContainerID: Hashable, Comparable {
  public static func == (left: Self, right: Self) -> Bool {
    left.number == right.number
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

extension StateContainerID: CustomStringConvertible {
  public var description: String { "\(stateType)#\(number)" }
}
