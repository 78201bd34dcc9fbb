import CombineShim

/// Those who hear of a state: made with the first of them, and each kind with the first of its kind.
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

  /// Tells of `state` before it is stored.
  @inlinable func announce(_ state: State) {
    registrar?.willSet()
    objectWillChange?.send()
    willSet?.send(state)
  }

  /// Tells of `state` after it has been stored.
  @inlinable func confirm(_ state: State) {
    // Whoever joins from here on starts with `state` as the current one, and must not hear it twice.
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
