import CombineShim

/// Holds the state of a container, and tells its audience of each change.
///
/// It is a property wrapper so that `$state` is a publisher, as it is for `@Published`. Only containers make one.
@MainActor
@propertyWrapper
public final class StateStorage<State> {
  // Unchecked: only the main actor gets here, and no access lasts longer than a load, a store or a swap, in which no code
  // of others runs. The checks would cost more than the work.
  @exclusivity(unchecked) @usableFromInline var value: State
  @exclusivity(unchecked) @usableFromInline var audience: StateAudience<State>?

  init(_ value: State) {
    self.value = value
  }

  /// The current state; reading it lets Observation know.
  public var wrappedValue: State {
    registrar.access()
    return value
  }

  /// Publishes each state before it is stored.
  public var projectedValue: StatePublisher<State> { willSetPublisher }

  /// Stores `state` when nobody listens.
  @inlinable func replace(with state: consuming State) {
    // The old value goes after the access to `value` has ended, since its deinitializers may read the state.
    swap(&value, &state)
  }

  /// Tells of `state`, stores it, and tells that it is stored.
  @inlinable func announce(_ state: State) {
    audience?.announce(state)
    // The state that is left goes when everybody has been told: letting it go can run code of others, which must neither
    // come in between nor meet a subject that holds its lock.
    var left = state
    swap(&value, &left)
    audience?.confirm(state)
    withExtendedLifetime(left) {}
  }
}

extension StateStorage {
  var willSetPublisher: StatePublisher<State> {
    let audience = attend()
    let subject = audience.willSet ?? CurrentValueSubject(value)
    audience.willSet = subject
    return StatePublisher(subject: subject)
  }

  var didSetPublisher: StatePublisher<State> {
    let audience = attend()
    let subject = audience.didSet ?? CurrentValueSubject(value)
    audience.didSet = subject
    return StatePublisher(subject: subject)
  }

  var objectWillChange: ObservableObjectPublisher {
    let audience = attend()
    let publisher = audience.objectWillChange ?? ObservableObjectPublisher()
    audience.objectWillChange = publisher
    return publisher
  }

  func makeBuffer() -> StateBuffer<State> {
    let buffer = StateBuffer(current: value)
    attend().add(buffer)
    return buffer
  }

  private var registrar: StateRegistrar {
    if let registrar = audience?.registrar { return registrar }
    let registrar = StateRegistrar()
    attend().registrar = registrar
    return registrar
  }

  private func attend() -> StateAudience<State> {
    if let audience { return audience }
    let audience = StateAudience<State>()
    self.audience = audience
    return audience
  }
}
