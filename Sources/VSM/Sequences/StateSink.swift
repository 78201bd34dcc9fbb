/// Receives the states of a sequence in order.
@usableFromInline
protocol StateSink<State>: Sendable {
  associatedtype State

  /// Whether states are still accepted. If not, no step may start.
  @MainActor var isOpen: Bool { get }

  /// The clock for the timing of leading states.
  @MainActor var clock: ContainerClock? { get }

  /// Records that the work of the action is done, and that it follows a stream from now on.
  @MainActor func follows()

  /// Creates an emitter whose states this sink receives.
  func makeEmitter() -> StateEmitter<State>

  /// Receives the next state, or ignores it if states are no longer accepted.
  ///
  /// It is called on the main actor, also by code that is not isolated to it. The implementations are, and check it.
  /// `MainActor.assumeIsolated` would allocate memory in each call.
  func receive(_ state: consuming State)
}

/// A sink that an emitter can store as one reference.
@usableFromInline
protocol StateSinkObject<State>: AnyObject, StateSink {}

extension StateSinkObject {
  @usableFromInline func makeEmitter() -> StateEmitter<State> { StateEmitter(.object(self)) }
}

/// A run applies the states of a sequence to its container.
extension ActionRun: @preconcurrency StateSink {
  @MainActor @inlinable var isOpen: Bool { isNewest }

  @MainActor @usableFromInline var clock: ContainerClock? { container?.clock }

  @MainActor @usableFromInline func follows() { container?.follows(number) }

  @inlinable func makeEmitter() -> StateEmitter<State> { StateEmitter(self) }

  @MainActor @inlinable func receive(_ state: consuming State) { apply(state) }
}
