import VSM

/// Adds the events that an observer receives about one container to a program's record.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
@MainActor
final class ContainerObservation: StateContainerObserver {
  var container: StateContainerID?
  private weak let runner: ProgramRunner?
  private var registration: StateContainerObservers.Registration?

  init(of runner: ProgramRunner) {
    self.runner = runner
    registration = StateContainerObservers.add(self)
  }

  /// Until then the registration retains it.
  func cancel() {
    registration?.cancel()
    registration = nil
  }

  private func log(_ container: StateContainerID, _ event: ProgramEvent) {
    if container == self.container { runner?.log(event) }
  }

  func actionBegan(_ action: ObservedAction) {
    log(action.container, .began(action.number, action.shape))
  }

  func stateChanged(_ change: StateChange) {
    guard change.container == container else { return }
    guard let old = change.old as? ProgramState, let new = change.new as? ProgramState else { return }
    runner?.happen(.changed(from: old.id, to: new.id, by: change.cause?.number), .changed(new.id))
  }

  func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    log(action.container, .ended(action.number, outcome))
  }

  func containerEnded(_ container: StateContainerID) {
    log(container, .containerEnded)
  }
}
