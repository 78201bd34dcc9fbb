import CombineShim

/// The smallest container with a publisher, a subject that stores the state.
@MainActor
final class SubjectContainer<State> {
  let subject: CurrentValueSubject<State, Never>
  private var running: Task<Void, Never>?

  init(state: State) {
    subject = CurrentValueSubject(state)
  }

  func observe(_ state: State) {
    running?.cancel()
    running = nil
    subject.send(state)
  }
}
