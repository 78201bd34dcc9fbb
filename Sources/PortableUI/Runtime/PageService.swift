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
  /// The services that follow elements. A page has thousands of elements, and usually no such service.
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

  /// Returns the service of a type, and registers it if necessary.
  mutating func service<Service: PageService>(orAdd make: @autoclosure () -> Service) -> Service {
    if let service = service(Service.self) { return service }
    let made = make()
    add(made)
    return made
  }
}

/// The page for which code runs: the page whose view is evaluated, or whose event or task runs.
///
/// Higher layers use it to separate data by page. With SwiftUI, where a process shows the pages of one person, it does
/// not exist; see the module `SwiftUIShim`.
@MainActor
package struct CurrentPage {
  let host: ViewHost

  /// Returns the current page, or `nil` in code that runs for none.
  package init?() {
    guard let host = TreeContext.host else { return nil }
    self.host = host
  }

  /// A number that is unique to the page in the process, even after it is closed.
  package var number: UInt64 { host.number }

  /// Whether the page has not been closed. A task can outlive its page.
  package var isOpen: Bool { !host.isClosed }

  /// Notifies an object when the page has closed. The object is not retained.
  package func notifyOfClosing(_ observer: any PageObserver) { host.closing.add(observer) }
}

/// An object that stores something for a page and releases it when the page has closed.
@MainActor
package protocol PageObserver: AnyObject {
  /// Called after the views of a page have disappeared.
  ///
  /// - Parameter number: The page's number; see ``CurrentPage``.
  func pageDidClose(_ number: UInt64)
}

/// The objects that are notified when a page has closed.
@MainActor
struct PageClosing {
  private(set) var observers: [Weak] = []

  struct Weak {
    weak var observer: (any PageObserver)?
  }

  /// Adds an observer. Released observers are removed before the list grows.
  mutating func add(_ observer: any PageObserver) {
    if observers.count >= 8, observers.count == observers.capacity {
      observers = observers.filter { $0.observer != nil }
      observers.reserveCapacity(observers.count * 2)
    }
    observers.append(Weak(observer: observer))
  }

  /// Removes the observers, and returns those that still exist.
  mutating func take() -> [any PageObserver] {
    defer { observers = [] }
    return observers.compactMap(\.observer)
  }
}
