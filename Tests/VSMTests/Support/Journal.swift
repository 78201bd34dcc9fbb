import VSM

/// Records the events of one container, while other tests have others.
@MainActor
final class Journal {
  private(set) var entries: [String] = []
  var registration: StateContainerObservers.Registration?
  var didHear: () -> Void = {}
  private var id: StateContainerID?
  private var isMaking = false

  func follow(_ make: () -> StateContainer<Step>) -> StateContainer<Step> {
    registration = StateContainerObservers.add(Observer(journal: self))
    isMaking = true
    defer { isMaking = false }
    return make()
  }

  func follow(_ container: StateContainer<Step>) {
    registration = StateContainerObservers.add(Observer(journal: self))
    id = container.id
  }

  private func write(_ container: StateContainerID, _ entry: String) {
    guard container == id else { return }
    entries.append(entry)
    didHear()
  }

  /// Does not retain the journal, so that the registration is released with it.
  private final class Observer: StateContainerObserver {
    private weak let journal: Journal?

    init(journal: Journal) {
      self.journal = journal
    }

    func containerCreated(_ container: StateContainerID, state: Any) {
      if journal?.isMaking == true { journal?.id = container }
      journal?.write(container, "created \(StateName.of(state))")
    }

    func actionBegan(_ action: ObservedAction) {
      journal?.write(action.container, "\(action.number) \(action.shape) began")
    }

    func stateChanged(_ change: StateChange) {
      journal?.write(change.container, "\(change.cause?.number ?? 0) \(StateName.of(change.old)) -> \(change.name)")
    }

    func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
      journal?.write(action.container, "\(action.number) \(action.shape) \(outcome)")
    }

    func containerEnded(_ container: StateContainerID) {
      journal?.write(container, "ended")
    }
  }
}
