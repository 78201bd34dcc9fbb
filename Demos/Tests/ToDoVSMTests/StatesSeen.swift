import CombineShim
import VSM

/// The names of the states that a container goes through, from its current one on.
@MainActor final class StatesSeen {
  private(set) var names: [String] = []
  private var subscription: AnyCancellable?

  init<State>(_ container: StateContainer<State>) {
    subscription = container.$state.sink { [weak self] state in self?.names.append(StateName.of(state)) }
  }
}

/// The feature is not in the state that a test is about.
struct WrongState: Error {}
