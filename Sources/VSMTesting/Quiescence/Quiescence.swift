import VSM

/// Knows what is under way in some containers, and on the page around them, so that a test waits for exactly that.
@MainActor
final class Quiescence {
  /// What a page does besides the actions of its containers.
  struct Page {
    let party: Parking.Party
    /// Whether the page's views or tasks are running at the moment.
    let isCurrent: () -> Bool
    let taskCount: () -> Int
    let flush: () -> Void
  }

  var page: Page?
  private(set) var containers: Set<StateContainerID> = []
  /// Hears of everything that happens in the containers, after this has noted it.
  var listener: (any StateContainerObserver)?

  private var registration: StateContainerObservers.Registration?
  private var isAttributing = false
  /// Running asynchronous actions of the containers.
  private var actions: Set<ObservedAction> = []
  /// Counts everything that happens, so that two moments can be told apart.
  private var activity: UInt64 = 0
  private var change: CheckedContinuation<Void, Never>?

  init() {
    registration = StateContainerObservers.add(Observer(reportingTo: self))
    Parking.register(self)
  }

  /// Waits for this container too, as far as its actions begin from here on.
  func watch(_ container: StateContainerID) {
    containers.insert(container)
  }

  /// Takes the containers made meanwhile for the page's own.
  func attributing<Result>(_ make: () -> Result) -> Result {
    isAttributing = true
    defer { isAttributing = false }
    return make()
  }

  func noteActivity() {
    activity += 1
    let waiting = change
    change = nil
    waiting?.resume()
  }

  /// Waits until nothing is under way that goes on by itself.
  ///
  /// What counts is known by name: actions and tasks that run and are not parked. Then a few turns of the main actor
  /// and of the shared executor pass without anything happening, so that a hop between them cannot be missed.
  func settle() async {
    var idleTurns = 0
    while idleTurns < 3 {
      let before = activity
      page?.flush()
      while isBusy {
        await withCheckedContinuation { change = $0 }
        page?.flush()
      }
      await passTurns()
      idleTurns = activity == before && !isBusy ? idleTurns + 1 : 0
    }
  }

  /// Whether this waits for what the party does.
  func watches(_ party: Parking.Party) -> Bool {
    switch party {
    case .action(let action): containers.contains(action.container)
    case .page: party == page?.party
    }
  }

  private var isBusy: Bool {
    if actions.contains(where: { Parking.count(for: .action($0)) == 0 }) { return true }
    guard let page else { return false }
    return page.taskCount() > Parking.count(for: page.party)
  }
}

extension Quiescence {
  fileprivate func containerCreated(_ container: StateContainerID, state: Any) {
    guard isAttributing || page?.isCurrent() == true else { return }
    containers.insert(container)
    listener?.containerCreated(container, state: state)
  }

  fileprivate func actionBegan(_ action: ObservedAction) {
    guard containers.contains(action.container) else { return }
    // A subscription or a sequence can stay for ever; only what promises an end is waited for.
    if action.shape == .async { actions.insert(action) }
    noteActivity()
    listener?.actionBegan(action)
  }

  fileprivate func stateChanged(_ change: StateChange) {
    guard containers.contains(change.container) else { return }
    noteActivity()
    listener?.stateChanged(change)
  }

  fileprivate func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
    guard containers.contains(action.container) else { return }
    actions.remove(action)
    noteActivity()
    listener?.actionEnded(action, outcome: outcome)
  }

  fileprivate func containerEnded(_ container: StateContainerID) {
    if containers.contains(container) { listener?.containerEnded(container) }
  }

  /// Listens without keeping anything alive: the observers are kept by a list of the whole process.
  private final class Observer: StateContainerObserver {
    private weak var quiescence: Quiescence?

    init(reportingTo quiescence: Quiescence) {
      self.quiescence = quiescence
    }

    func containerCreated(_ container: StateContainerID, state: Any) {
      quiescence?.containerCreated(container, state: state)
    }
    func actionBegan(_ action: ObservedAction) { quiescence?.actionBegan(action) }
    func stateChanged(_ change: StateChange) { quiescence?.stateChanged(change) }
    func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) {
      quiescence?.actionEnded(action, outcome: outcome)
    }
    func containerEnded(_ container: StateContainerID) { quiescence?.containerEnded(container) }
  }
}
