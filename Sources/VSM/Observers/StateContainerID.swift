/// Identifies a container within its process, also after it was released.
///
/// Its description is the type of the states and a number, as in `BlogViewState#3`.
public struct StateContainerID: Sendable {
  /// Counts the containers from 1, in the order in which they were created.
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

extension StateContainerID {
  /// Observes a state in the container, as tools do that go back to an earlier one.
  ///
  /// What runs in the container is superseded, as by any other action; what ran when the container was in that state
  /// does not run again. The change is reported with the place of the call as its cause.
  ///
  /// - Parameter state: A state such as ``StateChange/new``.
  /// - Returns: Whether the state was observed: not if the container was released, if its states are of another type, or
  ///   if no observer has been notified of it yet.
  @MainActor @discardableResult public func observe(
    _ state: Any, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    StateContainerObservers.reporters[self]?.reporter?.observe(state, Cause(file, line, column)) ?? false
  }
}
