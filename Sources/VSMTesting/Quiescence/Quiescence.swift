#if !canImport(SwiftUI) || PortableUI
  import PortableUI
  import VSM

  /// Knows what is under way on one page, so that a test waits for exactly that.
  @MainActor
  final class Quiescence {
    weak var host: ViewHost? {
      didSet {
        guard let host else { return }
        hostID = ObjectIdentifier(host)
        Parking.register(self, for: host)
        host.didEndTask = { [weak self] in self?.noteActivity() }
      }
    }
    private var hostID: ObjectIdentifier?
    private var registration: StateContainerObservers.Registration?
    private var containers: Set<StateContainerID> = []
    private var isAttributing = false
    /// Running asynchronous actions of the page's containers.
    private var actions: Set<ObservedAction> = []
    /// Counts everything that happens, so that two moments can be told apart.
    private var activity: UInt64 = 0
    private var change: CheckedContinuation<Void, Never>?

    init() {
      registration = StateContainerObservers.add(Observer(reportingTo: self))
    }

    deinit {
      if let hostID { Parking.forget(hostID) }
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
        host?.flush()
        while isBusy {
          await withCheckedContinuation { change = $0 }
          host?.flush()
        }
        await passTurns()
        idleTurns = activity == before && !isBusy ? idleTurns + 1 : 0
      }
    }

    private var isBusy: Bool {
      guard let host else { return false }
      return actions.count + host.usage.tasks > Parking.count(for: host)
    }
  }

  extension Quiescence {
    fileprivate func containerCreated(_ container: StateContainerID) {
      if isAttributing || (host != nil && ViewHost.current === host) { containers.insert(container) }
    }

    fileprivate func actionBegan(_ action: ObservedAction) {
      guard containers.contains(action.container) else { return }
      // A subscription or a sequence can stay for ever; only what promises an end is waited for.
      if action.shape == .async { actions.insert(action) }
      noteActivity()
    }

    fileprivate func actionEnded(_ action: ObservedAction) {
      guard containers.contains(action.container) else { return }
      actions.remove(action)
      noteActivity()
    }

    fileprivate func stateChanged(_ container: StateContainerID) {
      if containers.contains(container) { noteActivity() }
    }

    /// Listens for a page without keeping it alive: the observers are kept by a list of the whole process.
    private final class Observer: StateContainerObserver {
      private weak var quiescence: Quiescence?

      init(reportingTo quiescence: Quiescence) {
        self.quiescence = quiescence
      }

      func containerCreated(_ container: StateContainerID, state: Any) { quiescence?.containerCreated(container) }
      func actionBegan(_ action: ObservedAction) { quiescence?.actionBegan(action) }
      func stateChanged(_ change: StateChange) { quiescence?.stateChanged(change.container) }
      func actionEnded(_ action: ObservedAction, outcome: ActionOutcome) { quiescence?.actionEnded(action) }
    }
  }
#endif
