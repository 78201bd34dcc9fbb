import CombineShim
import Observation

/// Those who hear of a state: made with the first of them, and each kind with the first of its kind.
@MainActor
final class StateAudience<State> {
  var registrar: ObservationRegistrar?
  var objectWillChange: ObservableObjectPublisher?
  var willSet: CurrentValueSubject<State, Never>?
  var didSet: CurrentValueSubject<State, Never>?
  private var buffers: [WeakBuffer] = []

  private struct WeakBuffer {
    weak var buffer: StateBuffer<State>?
  }

  func add(_ buffer: StateBuffer<State>) {
    buffers.removeAll { $0.buffer == nil }
    buffers.append(WeakBuffer(buffer: buffer))
  }

  /// Tells of `state` before it is stored.
  func announce(_ state: State) {
    registrar?.willSet(ObservedState(), keyPath: \.state)
    objectWillChange?.send()
    willSet?.send(state)
  }

  /// Tells of `state` after it has been stored.
  func confirm(_ state: State) {
    // Whoever joins from here on starts with `state` as the current one, and must not hear it twice.
    let didSet = didSet
    let buffers = buffers
    registrar?.didSet(ObservedState(), keyPath: \.state)
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

/// Stands for the one observed property of every storage.
///
/// A key path into a generic type costs about a microsecond each time it is made; into this type it is a constant.
struct ObservedState: Observable {
  var state: Void { () }
}
