/// Takes the states of a sequence in order.
@MainActor
@usableFromInline
protocol StateSink<State>: AnyObject, Sendable {
  associatedtype State

  /// Whether states are still wanted. Once they are not, no step may start any more.
  var isOpen: Bool { get }

  /// The clock that waiting states go by.
  var clock: ContainerClock? { get }

  /// Takes the next state, or ignores it when none is wanted any more.
  func receive(_ state: State)
}

/// Applies states to a container as long as their action is its newest, and does not keep it.
@MainActor
@usableFromInline
final class ActionSink<State>: StateSink {
  @usableFromInline weak let container: StateContainer<State>?
  @usableFromInline let action: UInt64

  @inlinable init(_ action: UInt64, of container: StateContainer<State>) {
    self.action = action
    self.container = container
  }

  @inlinable var isOpen: Bool { container?.generation == action }

  @usableFromInline var clock: ContainerClock? { container?.clock }

  @inlinable func receive(_ state: State) {
    container?.apply(state, of: action)
  }
}
