import CombineShim

/// The smallest container with an `objectWillChange` publisher.
@MainActor
final class AnnouncingContainer<State> {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var state: State
  private var running: Task<Void, Never>?

  init(state: State) {
    self.state = state
  }

  func observe(_ state: State) {
    running?.cancel()
    running = nil
    objectWillChange.send()
    self.state = state
  }
}
