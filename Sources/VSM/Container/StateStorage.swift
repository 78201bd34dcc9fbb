/// The storage of a container's state, which notifies its audience of each change.
///
/// It is a property wrapper so that `$state` is a publisher, as it is for `@Published`. Only containers create one.
@MainActor
@propertyWrapper
public final class StateStorage<State> {
  // Unchecked: these are accessed only on the main actor, and no access lasts longer than a load, a store or a swap, in
  // which no other code runs. The checks would cost more than the work.
  @exclusivity(unchecked) @usableFromInline var value: State
  @exclusivity(unchecked) @usableFromInline var audience: StateAudience<State>?

  init(_ value: State) { self.value = value }

  /// The current state. Reading it registers the access with Observation.
  public var wrappedValue: State {
    makeAudience().makeRegistrar().access()
    return value
  }

  /// Publishes each state before it is stored.
  public var projectedValue: StatePublisher<State> { willSetPublisher }

  /// Stores a state if there is no audience.
  @inlinable func replace(with state: consuming State) {
    // The old value is released after the access to `value` has ended, since its deinitializers may read the state.
    swap(&value, &state)
  }

  /// Notifies the audience of a state, stores the state, and notifies the audience that it is stored.
  @inlinable func announce(_ state: consuming State) {
    audience?.announce(state)
    // The old state is released after all notifications: its release can run any code, which must neither run between
    // notifications nor call a subject that holds its lock.
    swap(&value, &state)
    audience?.confirm(value)
    withExtendedLifetime(state) {}
  }

  /// Changes a value other than the state that readers of the state see, such as the waiting value of a binding.
  func notifyingReaders(_ change: () -> Void) {
    audience?.readersWillSee()
    change()
    audience?.readersDidSee()
  }

  func makeAudience() -> StateAudience<State> {
    if let audience { return audience }
    let audience = StateAudience<State>()
    self.audience = audience
    return audience
  }
}
