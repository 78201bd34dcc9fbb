import PortableUI
import VSM

/// Records the actions on one page, and the states of the containers that it creates, in the page's journey.
@MainActor final class JourneyRecorder: StateContainerObserver {
  /// The identifier of the inspector's own panels, in which the user's actions are not recorded.
  nonisolated static let panel = "VSMInspector"

  private weak var journey: PageJourney?
  private weak var host: ViewHost?
  private var containers: Set<StateContainerID> = []

  private init(_ journey: PageJourney, on host: ViewHost) {
    (self.journey, self.host) = (journey, host)
  }

  /// Returns a new journey for the page that is being shown. It includes the containers that the page creates later.
  static func journeyOfCurrentPage() -> PageJourney {
    let journey = PageJourney()
    guard let host = ViewHost.current else { return journey }
    journey.recording = StateContainerObservers.add(JourneyRecorder(journey, on: host))
    host.willHandle = { [weak host, weak journey] event in
      guard let host, let journey, let action = UserAction(event, on: host.tree) else { return }
      if !PageElement.all(in: host.tree).contains(where: { $0.isPanel(around: event.node) }) { journey.perform(action) }
    }
    return journey
  }

  func containerCreated(_ container: StateContainerID, state: Any) {
    guard let host, host === ViewHost.current else { return }
    containers.insert(container)
    journey?.begin(container, in: state)
  }

  func stateChanged(_ change: StateChange) {
    if containers.contains(change.container) { journey?.reach(change.new, in: change.container) }
  }

  func containerEnded(_ container: StateContainerID) {
    if containers.remove(container) != nil { journey?.end(container) }
  }
}

extension PageElement {
  /// Whether this is a panel of the inspector, or a dialog with one, around another element.
  fileprivate func isPanel(around other: NodeID) -> Bool {
    guard identifier == JourneyRecorder.panel || role.isDialog && node.contains(where: \.isPanel) else { return false }
    return node.contains { $0.id == other }
  }
}

extension RenderNode {
  fileprivate var isPanel: Bool { self[.testID] == JourneyRecorder.panel }

  fileprivate func contains(where isMatch: (RenderNode) -> Bool) -> Bool {
    isMatch(self) || children.contains { $0.contains(where: isMatch) }
  }
}
