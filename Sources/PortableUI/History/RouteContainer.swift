/// A navigation container: a navigation stack or a tab view, which selects the part of a page that is shown.
@MainActor
protocol RouteContainer: AnyObject {
  /// The content that it shows.
  var routeStep: RouteStep { get }

  /// The segments that it adds to the page's address.
  var routeSegments: [String] { get }

  /// The slot for a navigation container inside the shown content.
  var frontSlot: RouteSlot? { get }

  /// Shows the first step of a route, and passes the rest to the navigation container inside.
  func take(_ route: Route)
}

/// The content that one navigation container shows.
struct RouteStep: Equatable {
  enum Item: Equatable {
    case value(AnyHashable)
    /// A tab, or a level without a value.
    case place(UInt64)
  }

  var items: [Item]
  /// Whether the items form a path, so that fewer items mean going back.
  var isPath: Bool
}

/// A description of the content of a page's navigation containers, the outermost first.
enum Route {
  /// The remaining segments of an address.
  case segments(ArraySlice<String>)
  /// The steps of an earlier state.
  case steps(ArraySlice<RouteStep>)

  var isEmpty: Bool {
    switch self {
    case .segments(let segments): segments.isEmpty
    case .steps(let steps): steps.isEmpty
    }
  }
}

/// A place on a page where one navigation container takes part in the address: the page itself, a level or a tab.
///
/// The first navigation container in it takes part. The others change the content without changing the address.
@MainActor
final class RouteSlot {
  /// The page's history; `nil` after the page is released.
  private(set) weak var history: PageHistory?
  private(set) weak var container: (any RouteContainer)?
  /// The route for a navigation container that does not exist yet.
  var pending: Route?
  /// The segments that lead to this slot.
  let prefix: @MainActor () -> [String]

  init(_ history: PageHistory?, prefix: @escaping @MainActor () -> [String]) {
    self.history = history
    self.prefix = prefix
  }

  /// Registers a navigation container, unless one is registered.
  func claim(_ container: any RouteContainer) { self.container = self.container ?? container }

  func release(_ container: any RouteContainer) {
    if self.container === container { self.container = nil }
  }

  /// Passes a route to the navigation container, or stores it for a future one.
  ///
  /// An empty route makes the navigation container show its root if a person went there. On a page that opens, the
  /// views decide.
  func deliver(_ route: Route) {
    guard let container else {
      pending = route.isEmpty ? nil : route
      return
    }
    if !route.isEmpty || history?.needsConfirmation == true { container.take(route) }
  }

  func takePending() -> Route? {
    defer { pending = nil }
    return pending
  }
}
