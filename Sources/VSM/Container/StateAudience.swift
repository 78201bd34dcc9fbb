import CombineShim
import Observation

/// The subscribers to the states of a container, of all kinds. Created for the first subscriber, and each part for the
/// first of its kind.
@MainActor
@usableFromInline
final class StateAudience<State> {
  @usableFromInline var registrar: StateRegistrar?
  @usableFromInline var objectWillChange: ObservableObjectPublisher?
  @usableFromInline var willSet: CurrentValueSubject<State, Never>?
  @usableFromInline var didSet: CurrentValueSubject<State, Never>?
  @usableFromInline var buffers: [WeakBuffer] = []

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
    return registrar
  }

  /// Notifies of a state before it is stored.
  @inlinable func announce(_ state: State) {
    registrar?.willSet()
    objectWillChange?.send()
    willSet?.send(state)
  }

  /// Notifies of a state after it has been stored.
  @inlinable func confirm(_ state: State) {
    // A subscriber that is added from here on starts with `state` as the current one, and must not receive it twice.
    let didSet = didSet
    let buffers = buffers
    registrar?.didSet()
    didSet?.send(state)
    for weak in buffers { weak.buffer?.append(state) }
  }

  deinit {
    let buffers = buffers.compactMap(\.buffer)
    if buffers.isEmpty { return }
    MainActorContext.run {
      for buffer in buffers { buffer.end() }
    }
  }
}

/// Notifies Observation of reads and changes of the one property of a storage.
///
/// Creating a key path into a generic type takes about a microsecond. This one refers to a type that stands for the
/// property, and is created once for all containers.
@usableFromInline
@MainActor
struct StateRegistrar {
  private let registrar = ObservationRegistrar()

  private struct ObservedState: Observable {
    var state: Void { () }
    @MainActor static let path: any KeyPath<ObservedState, Void> & Sendable = \.state
  }

  func access() {
    registrar.access(ObservedState(), keyPath: ObservedState.path)
  }

  @usableFromInline func willSet() {
    registrar.willSet(ObservedState(), keyPath: ObservedState.path)
  }

  @usableFromInline func didSet() {
    registrar.didSet(ObservedState(), keyPath: ObservedState.path)
  }
}
