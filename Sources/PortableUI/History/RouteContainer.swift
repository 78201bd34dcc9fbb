/// A view that decides which part of a page is shown: a navigation stack or a tab view.
@MainActor
protocol RouteContainer: AnyObject {
  /// What it shows.
  var routeStep: RouteStep { get }

  /// What that adds to the page's address.
  var routeSegments: [String] { get }

  /// Where a container inside of what it shows takes part.
  var frontSlot: RouteSlot? { get }

  /// Shows what a route says, and hands on the rest to the container inside.
  func take(_ route: Route)
}

/// What one container shows.
struct RouteStep: Equatable {
  enum Item: Equatable {
    case value(AnyHashable)
    /// A tab, or a level without a value.
    case place(UInt64)
  }

  var items: [Item]
  /// Whether the items lie on top of each other, so that fewer of them mean going back.
  var isPath: Bool
}

/// What the containers of a page are to show, the outermost first.
enum Route {
  /// The rest of an address.
  case segments(ArraySlice<String>)
  /// What they showed before.
  case steps(ArraySlice<RouteStep>)

  var isEmpty: Bool {
    switch self {
    case .segments(let segments): segments.isEmpty
    case .steps(let steps): steps.isEmpty
    }
  }
}

/// A place on a page where one container takes part in the address: the page itself, a level or a tab.
///
/// Of several beside each other it is the first; the others change what is shown and leave the address alone.
@MainActor
final class RouteSlot {
  /// The page's history; `nil` once the page has gone.
  private(set) weak var history: PageHistory?
  private(set) weak var container: (any RouteContainer)?
  /// What a container that is still to come will be given.
  var pending: Route?
  /// The segments that lead here.
  let prefix: @MainActor () -> [String]

  init(_ history: PageHistory?, prefix: @escaping @MainActor () -> [String]) {
    self.history = history
    self.prefix = prefix
  }

  /// Lets a container take part, if none does.
  func claim(_ container: any RouteContainer) { self.container = self.container ?? container }

  func release(_ container: any RouteContainer) {
    if self.container === container { self.container = nil }
  }

  /// Gives a route to the container, or keeps it for one.
  ///
  /// One that ends here tells a person who has gone to it to show nothing deeper; a page that is opened shows there what
  /// its views say.
  func deliver(_ route: Route) {
    guard let container else {
      pending = route.isEmpty ? nil : route
      return
    }
    if !route.isEmpty || history?.owesAnswer == true { container.take(route) }
  }

  func takePending() -> Route? {
    defer { pending = nil }
    return pending
  }
}
