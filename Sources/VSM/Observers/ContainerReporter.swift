import MainActorIsolation

/// A reporter that only its container retains.
struct Unretained {
  weak var reporter: ContainerReporter?
}

/// Notifies the observers of the events of one container, and of its end when it is released.
@MainActor
@usableFromInline
final class ContainerReporter {
  private let container: StateContainerID
  /// Observes a state in the container. Returns `false` if that was released, or the state is of another type.
  let observe: (Any, Cause) -> Bool
  private var last: (action: ObservedAction, session: UInt64)?

  /// The action that began last, if it has not ended; `nil` after a time without observers, since it may have ended
  /// then.
  var current: ObservedAction? {
    last.flatMap { $0.session == StateContainerObservers.session ? $0.action : nil }
  }

  init(container: StateContainerID, observe: @escaping (Any, Cause) -> Bool) {
    (self.container, self.observe) = (container, observe)
    StateContainerObservers.reporters[container] = Unretained(reporter: self)
  }

  func created(state: Any) {
    StateContainerObservers.notify { $0.containerCreated(container, state: state) }
  }

  @usableFromInline func began(number: UInt64, shape: ActionShape, callSite: CallSite) {
    // A subscriber that is notified of the last state of an action may observe the next action before the first has
    // ended.
    ended(as: .finished)
    let action = ObservedAction(container: container, number: number, shape: shape, callSite: callSite)
    last = (action, StateContainerObservers.session)
    StateContainerObservers.notify { $0.actionBegan(action) }
  }

  @usableFromInline func changed(from old: Any, to new: Any) {
    let change = StateChange(container: container, cause: current, old: old, new: new)
    StateContainerObservers.notify { $0.stateChanged(change) }
  }

  @usableFromInline func ended(as outcome: ActionOutcome) {
    guard let action = current else { return }
    last = nil
    StateContainerObservers.notify { $0.actionEnded(action, outcome: outcome) }
  }

  deinit {
    MainActorContext.run { [container, last] in
      if let last, last.session == StateContainerObservers.session {
        StateContainerObservers.notify { $0.actionEnded(last.action, outcome: .cancelled) }
      }
      StateContainerObservers.reporters[container] = nil
      StateContainerObservers.notify { $0.containerEnded(container) }
    }
  }
}
