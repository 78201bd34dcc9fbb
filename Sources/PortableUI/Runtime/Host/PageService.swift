/// State of a feature for a whole page. It is registered with the page's host and lives as long as the host.
@MainActor
protocol PageService: AnyObject {
  /// Whether the service needs a flush although no view has changed.
  var isDue: Bool { get }

  /// Whether the service is notified of elements that leave the page.
  var followsElements: Bool { get }

  /// Handles an event that belongs to no element, or returns `nil` if it is not for this service.
  func take(_ action: Event.Action) -> EventOutcome?

  /// Handles a report of the page about an element that the element's view does not handle.
  ///
  /// - Returns: Whether the report was for this service.
  func takeReport(_ action: Event.Action, of element: any Element) -> Bool

  /// Called after the views are rendered, before the changes are sent to the page.
  func viewsDidRender(on host: ViewHost)

  /// Changes the description of the page's outermost element.
  func describePage(_ description: inout ElementDescription, on host: ViewHost)

  /// Called when the page has got another owner.
  func ownerDidChange()

  /// Called when a view or the browser may have changed the language of the page.
  func languageMayChange()

  /// Called when an element leaves the page, if the service tracks elements.
  func elementDidLeave(_ id: NodeID)
}

extension PageService {
  var isDue: Bool { false }
  var followsElements: Bool { false }
  func take(_ action: Event.Action) -> EventOutcome? { nil }
  func takeReport(_ action: Event.Action, of element: any Element) -> Bool { false }
  func viewsDidRender(on host: ViewHost) {}
  func describePage(_ description: inout ElementDescription, on host: ViewHost) {}
  func ownerDidChange() {}
  func languageMayChange() {}
  func elementDidLeave(_ id: NodeID) {}
}

/// The services of one page.
@MainActor
struct PageServices {
  private(set) var all: [any PageService] = []
  /// The services that track elements. A page has thousands of elements, and usually no such service.
  private var followers: [any PageService] = []

  var isDue: Bool { all.contains { $0.isDue } }

  mutating func add(_ service: any PageService) {
    all.append(service)
    if service.followsElements { followers.append(service) }
  }

  /// Passes an event without an element to the service that handles it.
  func take(_ action: Event.Action) -> EventOutcome? {
    for service in all {
      if let outcome = service.take(action) { return outcome }
    }
    return nil
  }

  func elementDidLeave(_ id: NodeID) {
    for service in followers { service.elementDidLeave(id) }
  }

  /// The service of a type, if there is one.
  func service<Service: PageService>(_ type: Service.Type) -> Service? {
    for service in all {
      if let service = service as? Service { return service }
    }
    return nil
  }

  /// Returns the service of a type, and registers it if necessary.
  mutating func service<Service: PageService>(orAdd make: @autoclosure () -> Service) -> Service {
    if let service = service(Service.self) { return service }
    let made = make()
    add(made)
    return made
  }
}
