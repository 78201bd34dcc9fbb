import Observation

/// The smallest container that Observation can track, with a registrar and a key path that is created once.
@MainActor
final class RegistrarContainer<State>: Observable {
  private var stored: State
  private var running: Task<Void, Never>?
  private let registrar = ObservationRegistrar()
  private let path: KeyPath<RegistrarContainer, State> = \.state

  init(state: State) {
    stored = state
  }

  var state: State {
    registrar.access(self, keyPath: path)
    return stored
  }

  func observe(_ state: State) {
    running?.cancel()
    running = nil
    registrar.willSet(self, keyPath: path)
    stored = state
    registrar.didSet(self, keyPath: path)
  }
}
