import PortableUI
import VSM

/// Writes down what every container goes through, in the journey of the page that the container was made for.
@MainActor final class JourneyRecorder: StateContainerObserver {
  /// The recorder of this process; it listens from its first use on.
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

  /// A new journey for the page that is being shown; what the page's views make from now on is part of it.
  ///
  /// - Parameter sections: The sections and dialogs of the page that belong to the gallery: what a person does there is
  ///   no part of the journey.
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
