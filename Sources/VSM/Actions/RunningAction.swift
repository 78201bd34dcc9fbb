/// What a container has to cancel when its action is superseded, or when the container goes.
@usableFromInline
enum RunningAction<State>: Sendable {
  /// Nothing runs.
  case none
  /// A task runs up to its first suspension; whoever starts it does not hold it yet.
  case starting
  case task(Task<Void, Never>)
  case subscription(StateSubscriber<State>)

  @inlinable var isRunning: Bool {
    if case .none = self { false } else { true }
  }

  @usableFromInline func cancel() {
    switch self {
    case .none, .starting: break
    case .task(let task): task.cancel()
    case .subscription(let subscriber): subscriber.cancel()
    }
  }
}
