import CombineShim

/// A reporter that lives as long as its container, whoever else knows of it.
struct Unretained {
  weak var reporter: ContainerReporter?
}

/// Tells the observers what happens in one container, and that it is gone when it is.
@MainActor
@usableFromInline
final class ContainerReporter {
  private let container: StateContainerID
  /// Observes a state in the container; `false` where it is gone, or the state is not of its type.
  let observe: (Any, Cause) -> Bool
  private var last: (action: ObservedAction, session: UInt64)?

  /// The action that was begun last, if it has not ended; `nil` when for a time nobody listened, in which it may have.
  var current: ObservedAction? {
    last.flatMap { $0.session == StateContainerObservers.session ? $0.action : nil }
  }

  init(container: StateContainerID, observe: @escaping (Any, Cause) -> Bool) {
    (self.container, self.observe) = (container, observe)
    StateContainerObservers.reporters[container] = Unretained(reporter: self)
  }

  func created(state: Any) {
    StateContainerObservers.tell { $0.containerCreated(container, state: state) }
  }

  @usableFromInline func began(number: UInt64, shape: ActionShape, callSite: CallSite) {
    // Whoever hears of an action's last state may observe the next before the first is done with.
    ended(as: .finished)
    let action = ObservedAction(container: container, number: number, shape: shape, callSite: callSite)
    last = (action, StateContainerObservers.session)
    StateContainerObservers.tell { $0.actionBegan(action) }
  }

  @usableFromInline func changed(from old: Any, to new: Any) {
    let change = StateChange(container: container, cause: current, old: old, new: new)
    StateContainerObservers.tell { $0.stateChanged(change) }
  }

  @usableFromInline func ended(as outcome: ActionOutcome) {
    guard let action = current else { return }
    last = nil
    StateContainerObservers.tell { $0.actionEnded(action, outcome: outcome) }
  }

  deinit {
    MainActorContext.run { [container, last] in
      if let last, last.session == StateContainerObservers.session {
        StateContainerObservers.tell { $0.actionEnded(last.action, outcome: .cancelled) }
      }
      StateContainerObservers.reporters[container] = nil
      StateContainerObservers.tell { $0.containerEnded(container) }
    }
  }
}
