/// Takes the states that the work of a ``StateSequence`` emits: `emit(.loaded(user))`.
///
/// A state is on its way to subscribers when the call returns; usually it has been applied. It does not suspend.
///
/// An emitter belongs to the main actor without saying so: it is made there and is not `Sendable`, therefore work that
/// would take it elsewhere does not compile. So it can be called without `await` from functions of every isolation that
/// stay with their caller, and the state need not be `Sendable` either. Work that is written as a `@concurrent` closure
/// compiles all the same, and traps when it emits.
///
/// It works as long as its work runs and is the newest action of its container. Kept for longer, it does nothing.
public final class StateEmitter<State> {
  @usableFromInline var sink: (any StateSink<State>)?

  @inlinable init(_ sink: any StateSink<State>) {
    self.sink = sink
  }

  /// Emits a state.
  @inlinable public func callAsFunction(_ state: State) {
    guard let sink else { return }
    // Neither leaves the main actor: that is where this runs, or else it traps.
    nonisolated(unsafe) let state = state
    MainActor.assumeIsolated { sink.receive(state) }
  }

  /// Does nothing from here on.
  @inlinable func end() {
    sink = nil
  }
}

@available(*, unavailable)
extension StateEmitter: Sendable {}
