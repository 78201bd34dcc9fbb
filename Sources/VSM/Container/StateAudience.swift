import CombineShim
import MainActorIsolation

/// The subscribers to the states of a container, of all kinds. Created for the first subscriber, and each part for the
/// first of its kind.
@MainActor
@usableFromInline
final class StateAudience<State> {
  // Unchecked: these are accessed only on the main actor, and only loaded and stored. The checks would cost a tenth of a
  // transition.
  @exclusivity(unchecked) private var registrar: StateRegistrar?
  /// Whether there is a registrar. Asking the optional costs more, since a registrar has no fixed layout.
  @exclusivity(unchecked) @usableFromInline var isTracked = false
  @exclusivity(unchecked) @usableFromInline var objectWillChange: ObservableObjectPublisher?
  @exclusivity(unchecked) @usableFromInline var willSet: CurrentValueSubject<State, Never>?
  @exclusivity(unchecked) @usableFromInline var didSet: CurrentValueSubject<State, Never>?
  @exclusivity(unchecked) @usableFromInline var buffers: [WeakBuffer] = []

  @usableFromInline struct WeakBuffer: Sendable {
    @usableFromInline weak var buffer: StateBuffer<State>?
  }

  func add(_ buffer: StateBuffer<State>) {
    buffers.removeAll { $0.buffer == nil }
    buffers.append(WeakBuffer(buffer: buffer))
  }

  func makeRegistrar() -> StateRegistrar {
    if let registrar { return registrar }
    let registrar = StateRegistrar()
    self.registrar = registrar
    isTracked = true
    return registrar
  }

  @usableFromInline func registrarWillSet() { registrar?.willSet() }
  @usableFromInline func registrarDidSet() { registrar?.didSet() }

  /// Notifies of a state before it is stored.
  @inlinable func announce(_ state: State) {
    if isTracked { registrarWillSet() }
    objectWillChange?.send()
    willSet?.send(state)
  }

  /// Notifies of a state after it has been stored.
  ///
  /// - Parameter storedState: The state, which is copied only if there are subscribers of this kind.
  @inlinable func confirm(_ storedState: @autoclosure () -> State) {
    if didSet == nil, buffers.isEmpty {
      if isTracked { registrarDidSet() }
      return
    }
    // A subscriber that is added from here on starts with `state` as the current one, and must not receive it twice.
    let (didSet, buffers) = (didSet, buffers)
    let state = storedState()
    if isTracked { registrarDidSet() }
    didSet?.send(state)
    for weak in buffers { weak.buffer?.append(state) }
  }

  /// Notifies those who read the state, and not those who receive each state, of a change of another value.
  func readersWillSee() {
    registrarWillSet()
    objectWillChange?.send()
  }

  /// Notifies readers that the change of the other value is complete.
  func readersDidSee() { registrarDidSet() }

  deinit {
    let buffers = buffers.compactMap(\.buffer)
    if buffers.isEmpty { return }
    MainActorContext.run {
      for buffer in buffers { buffer.end() }
    }
  }
}
