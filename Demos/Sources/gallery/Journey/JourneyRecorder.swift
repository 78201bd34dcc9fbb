import PortableUI
import VSM

/// Records the states of each container in the journey of the page that created it.
@MainActor final class JourneyRecorder: StateContainerObserver {
  /// The recorder of this process, which starts to record when it is first used.
  static let shared = JourneyRecorder()

  private struct Weak {
    weak var journey: PageJourney?
  }

  private var pages: [ObjectIdentifier: Weak] = [:]
  private var containers: [StateContainerID: Weak] = [:]
  private var registration: StateContainerObservers.Registration?

  init() {
    registration = StateContainerObservers.add(self)
  }

  /// Returns a new journey for the page that is being shown. It includes the containers that the page creates later.
  ///
  /// - Parameter sections: The names of the gallery's own sections and dialogs, in which the user's actions are not
  ///   recorded.
  func journeyOfCurrentPage(without sections: Set<String> = []) -> PageJourney {
    let journey = PageJourney()
    pages = pages.filter { $0.value.journey != nil }
    guard let host = ViewHost.current else { return journey }
    pages[ObjectIdentifier(host)] = Weak(journey: journey)
    host.willHandle = { [weak host, weak journey] event in
      guard let host, let journey, let action = UserAction(event, on: host.tree) else { return }
      if !PageElement.all(in: host.tree).contains(where: { sections.contains($0.name) && $0.contains(event.node) }) {
        journey.perform(action)
      }
    }
    return journey
  }

  func containerCreated(_ container: StateContainerID, state: Any) {
    guard let host = ViewHost.current, let journey = pages[ObjectIdentifier(host)]?.journey else { return }
    containers[container] = Weak(journey: journey)
    journey.begin(container, in: state)
  }

  func stateChanged(_ change: StateChange) {
    containers[change.container]?.journey?.reach(change.new, in: change.container)
  }

  func containerEnded(_ container: StateContainerID) {
    containers.removeValue(forKey: container)?.journey?.end(container)
  }
}

extension PageElement {
  /// Whether this is a section or dialog around another element.
  fileprivate func contains(_ other: NodeID) -> Bool {
    func isAround(_ node: RenderNode) -> Bool { node.id == other || node.children.contains(where: isAround) }
    return [.group, .region, .dialog].contains(role) && isAround(node)
  }
}
