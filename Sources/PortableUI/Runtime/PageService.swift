/// What a feature keeps for a whole page beyond its views. It is registered with the page's host, and lives as long.
@MainActor
protocol PageService: AnyObject {
  /// Whether there is something to do although no view has changed.
  var isDue: Bool { get }

  /// Whether the service has to know which elements leave the page.
  var followsElements: Bool { get }

  /// Answers an event that meets no element; `nil` where that is up to another service.
  func take(_ action: Event.Action) -> EventOutcome?

  /// Takes what the page reports about an element and its view does not answer.
  ///
  /// - Returns: Whether the report is one for this service.
  func takeReport(_ action: Event.Action, of element: any Element) -> Bool

  /// Called once the views have been rendered, before the changes are given to the page.
  func viewsDidRender(on host: ViewHost)

  /// Called when an element leaves the page, if the service follows elements.
  func elementDidLeave(_ id: NodeID)
}

extension PageService {
  var isDue: Bool { false }
  var followsElements: Bool { false }
  func take(_ action: Event.Action) -> EventOutcome? { nil }
  func takeReport(_ action: Event.Action, of element: any Element) -> Bool { false }
  func viewsDidRender(on host: ViewHost) {}
  func elementDidLeave(_ id: NodeID) {}
}

/// The services of one page.
@MainActor
struct PageServices {
  private(set) var all: [any PageService] = []
  /// Those that follow elements. A page has thousands of elements, and mostly no such service.
  private var followers: [any PageService] = []

  var isDue: Bool { all.contains { $0.isDue } }

  mutating func add(_ service: any PageService) {
    all.append(service)
    if service.followsElements { followers.append(service) }
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

  /// The service of a type, which is registered when it is first needed.
  mutating func service<Service: PageService>(orAdd make: @autoclosure () -> Service) -> Service {
    if let service = service(Service.self) { return service }
    let made = make()
    add(made)
    return made
  }
}
