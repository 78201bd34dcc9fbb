import PortableUI
import VSM

/// Writes down what every container goes through, in the journey of the page that the container was made for.
@MainActor final class JourneyRecorder: StateContainerObserver {
  /// The recorder of this process; it listens from its first use on.
  static let shared = JourneyRecorder()

  private struct Weak {
    weak var journey: Journey?
  }

  private var pages: [ObjectIdentifier: Weak] = [:]
  private var containers: [StateContainerID: Weak] = [:]
  private var registration: StateContainerObservers.Registration?

  init() {
    registration = StateContainerObservers.add(self)
  }

  /// A new journey for the page that is being shown; what the page's views make from now on is part of it.
  func journeyOfCurrentPage() -> Journey {
    let journey = Journey()
    pages = pages.filter { $0.value.journey != nil }
    if let host = ViewHost.current { pages[ObjectIdentifier(host)] = Weak(journey: journey) }
    return journey
  }

  func containerCreated(_ container: StateContainerID, state: Any) {
    guard let host = ViewHost.current, let journey = pages[ObjectIdentifier(host)]?.journey else { return }
    containers[container] = Weak(journey: journey)
    journey.reach(StateName.of(state))
  }

  func stateChanged(_ change: StateChange) {
    containers[change.container]?.journey?.reach(change.name)
  }

  func containerEnded(_ container: StateContainerID) {
    containers[container] = nil
  }
}
