/// The identity of a container within its process, which stays valid after its release.
///
/// Its description is the type of the states and a number, as in `BlogViewState#3`.
public struct StateContainerID: Sendable {
  /// The number of the container, starting with 1, in the order of creation.
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
  public static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension StateContainerID: CustomStringConvertible {
  public var description: String { "\(stateType)#\(number)" }
}

extension StateContainerID {
  /// Observes a state in the container, for tools that restore an earlier state.
  ///
  /// The running action is superseded, as by any other action. The action that ran in the earlier state does not run
  /// again. The change is reported with this call site as its cause.
  ///
  /// - Parameter state: A state such as ``StateChange/new``.
  /// - Returns: Whether the state was observed. It is not if the container was released, its states are of another
  ///   type, or no observer has been notified of it.
  @MainActor @discardableResult public func observe(
    _ state: Any, file: String = #fileID, line: UInt = #line, column: UInt = #column
  ) -> Bool {
    StateContainerObservers.reporters[self]?.reporter?.observe(state, Cause(file, line, column)) ?? false
  }
}
