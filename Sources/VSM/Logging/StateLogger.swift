/// Turns events into lines, of the containers that were asked for.
///
/// It listens only while there is something to log. It knows containers by their identity, and so keeps none alive.
@MainActor
final class StateLogger {
  /// The logger of this process; tests put their own in its place.
  @TaskLocal static var shared = StateLogger { $0.write() }

  private let write: @MainActor (StateLogLine) -> Void
  private var forAll: StateLog.Options?
  private var forOne: [StateContainerID: StateLog.Options] = [:]
  private var registration: StateContainerObservers.Registration?

  nonisolated init(write: @escaping @MainActor (StateLogLine) -> Void) {
    self.write = write
  }

  func start(_ options: StateLog.Options) {
    forAll = options
    listen()
  }

  func stop() {
    forAll = nil
    listen()
  }

  func start(_ options: StateLog.Options, for container: StateContainerID, in state: Any) {
    let isNew = forOne.updateValue(options, forKey: container) == nil
    listen()
    if isNew { log(.lifetimes, of: container, "log begins in \(StateName.of(state))", state: state) }
  }

  func stop(for container: StateContainerID) {
    forOne[container] = nil
    listen()
  }

  var isListening: Bool { registration != nil }

  private func listen() {
    if forAll == nil, forOne.isEmpty {
      registration = nil
    } else if registration == nil {
      registration = StateContainerObservers.add(self)
    }
  }

  private func log(
    _ option: StateLog.Options, of container: StateContainerID, _ event: @autoclosure () -> String, state: Any? = nil
  ) {
    guard let options = forOne[container] ?? forAll, options.contains(option) else { return }
    let payload = options.contains(.payloads) ? state.map(StateLogLine.payload) : nil
    write(StateLogLine(container: container, event: event(), payload: payload ?? ""))
  }
}

extension StateLogger: StateContainerObserver {
  func containerCreated(_ container: StateContainerID, state: Any) {
    log(.lifetimes, of: container, "made in \(StateName.of(state))", state: state)
  }

  func actionBegan(_ action: ObservedAction) {
    if action.shape == .state { return }
    log(.actions, of: action.container, "\(action.shape) began (\(action.callSite))")
  }

  func stateChanged(_ change: StateChange) {
    log(.changes, of: change.container, StateLogLine.event(of: change), state: change.new)
  }

  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    if action.shape == .state, outcome == .finished { return }
    log(.actions, of: action.container, "\(action.shape) \(outcome) (\(action.callSite))")
  }

  func containerEnded(_ container: StateContainerID) {
    log(.lifetimes, of: container, "gone")
    stop(for: container)
  }
}
