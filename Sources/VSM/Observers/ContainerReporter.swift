import CombineShim

/// Tells the observers what happens in one container, and that it is gone when it is.
@MainActor
@usableFromInline
final class ContainerReporter {
  private let container: StateContainerID
  private var current: ObservedAction?

  init(container: StateContainerID) {
    self.container = container
  }

  func created(state: Any) {
    StateContainerObservers.tell { $0.containerCreated(container, state: state) }
  }

  @usableFromInline func began(number: UInt64, shape: ActionShape, callSite: CallSite) {
    // Whoever hears of an action's last state may observe the next before the first is done with.
    ended(as: .finished)
    let action = ObservedAction(container: container, number: number, shape: shape, callSite: callSite)
    current = action
    StateContainerObservers.tell { $0.actionBegan(action) }
  }

  @usableFromInline func changed(from old: Any, to new: Any, by action: UInt64) {
    let change = StateChange(container: container, action: action, old: old, new: new)
    StateContainerObservers.tell { $0.stateChanged(change) }
  }

  @usableFromInline func ended(as outcome: ActionOutcome) {
    guard let action = current else { return }
    current = nil
    StateContainerObservers.tell { $0.actionEnded(action, outcome: outcome) }
  }

  deinit {
    MainActorContext.run { [container, current] in
      if let current { StateContainerObservers.tell { $0.actionEnded(current, outcome: .cancelled) } }
      StateContainerObservers.tell { $0.containerEnded(container) }
    }
  }
}
