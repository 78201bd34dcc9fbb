/// A page's part of the browser's history: the route and the address of each entry.
@MainActor
final class PageHistory {
  /// The slot of the outermost navigation container.
  private(set) var slot: RouteSlot!
  private let base: PageAddress
  private var entries: [Entry]
  private var index = 0
  private var nextKey = HistoryStep.firstKey + 1
  /// Whether the page has been shown, so that further changes are steps of its history.
  private var isOpen = false
  /// Whether changes are due to the address or entry that was requested.
  private var isArriving = true
  /// Whether the browser waits for the confirmation that a requested entry is shown.
  private(set) var needsConfirmation = false
  /// The values that are part of the address's query.
  private var queries = QueryBindings()
  /// The query of the address to which a person went, until the values have it.
  private var visitedQuery: PageQuery?
  /// Whether the history needs an update even if nothing on the page has changed.
  private(set) var isDue = false

  private struct Entry {
    let key: UInt64
    var route: [RouteStep] = []
    var path: String
    var unmatched: Unmatched?
  }

  /// An address of which a part matches nothing. It stays, because the content may exist when the page is loaded again.
  private struct Unmatched {
    let path: String
    /// The route that is shown for the part that matches; `nil` until it is known.
    var route: [RouteStep]?
  }

  /// Called before another address is shown to which a person went.
  private let willVisit: () -> Void
  /// The number of stored entries. Older ones are restored from their addresses.
  private static let limit = 200

  init(_ address: PageAddress, willVisit: @escaping () -> Void = {}) {
    base = address
    self.willVisit = willVisit
    entries = [Entry(key: HistoryStep.firstKey, path: address.path)]
    slot = RouteSlot(self) { [] }
    slot.deliver(.segments(address.segments[...]))
  }

  /// The address that the browser shows.
  var path: String { entries[index].path }

  /// Returns the address of the segments, or `nil` if the page has no addresses below its base.
  ///
  /// It is the address of the first segments if all of them would be too many, or too long, to be opened.
  func path(_ segments: [String]) -> String? {
    guard base.isDeep else { return nil }
    var address = base
    address.segments = Array(segments.prefix(PageAddress.levelLimit))
    while address.path.utf8.count > PageAddress.lengthLimit, address.segments.popLast() != nil {}
    return address.path
  }

  /// Whether the shown address has a part that matches nothing, and nothing that is loading could match it.
  func hasUnmatchedPart(isBusy: Bool) -> Bool {
    let current = readRoute()
    guard isOpen else {
      guard case .segments? = current.end.pending else { return false }
      return !isBusy
    }
    return entries[index].unmatched.map { $0.route == nil || $0.route == current.route } ?? false
  }

  /// Keeps the address, of which a part matches nothing, while other content is shown in place of the page.
  func keepUnmatchedAddress() { entries[index].unmatched = Unmatched(path: path, route: nil) }

  // MARK: The query

  func bind(_ name: String, of node: _Node, standard: String?, set: @escaping @MainActor (String?) -> Bool) {
    queries.add(name, of: node, standard: standard, address: query(of: path), set: set)
  }

  func updateBound(of node: _Node, to text: String?, set: @escaping @MainActor (String?) -> Bool) {
    if queries.update(of: node, to: text, set: set) { isDue = isOpen }
  }

  func unbind(of node: _Node) { queries.remove(of: node) }

  private func query(of path: String) -> PageQuery { PageQuery(path.drop { $0 != "?" }) }

  /// Returns a path with the query of what is shown.
  private func withQuery(_ path: String) -> String {
    guard !queries.isEmpty else { return path }
    let (start, query) = (path.prefix { $0 != "?" }, queries.query(in: query(of: path)))
    let address = start + query.text
    return address.utf8.count > PageAddress.lengthLimit ? path : String(address)
  }

  func open() {
    isOpen = true
    isDue = true
  }

  // MARK: From the page to the browser

  /// Compares the shown route with the browser's entry, and records the necessary steps.
  ///
  /// - Parameter isBusy: Whether something is loading, so that a navigation container for the rest of an address may
  ///   still appear.
  func follow(isBusy: Bool, record: (HistoryStep) -> Void, diagnose: (String) -> Void) {
    guard isOpen else { return }
    isDue = false
    let current = readRoute()
    if current.end.pending == nil, let query = visitedQuery.take() {
      queries.take(query)
    }
    if let pending = current.end.pending, !isBusy {
      current.end.pending = nil
      if case .segments(let segments) = pending {
        diagnose(deadEnd(segments))
        entries[index].unmatched = Unmatched(path: self.path, route: current.route)
      }
    }
    let isComplete = current.end.pending == nil
    let path = isComplete ? address(of: current.route, current.segments) : self.path
    step(to: current.route, path: path, record: record)
    if needsConfirmation {
      needsConfirmation = false
      record(.visited(key: entries[index].key, path: self.path))
    }
    if isComplete { isArriving = false }
  }

  private func address(of route: [RouteStep], _ segments: [String]) -> String {
    if let unmatched = entries[index].unmatched, unmatched.route == nil || unmatched.route == route {
      entries[index].unmatched?.route = route
      return unmatched.path
    }
    return withQuery(path(segments) ?? base.path)
  }

  private func step(to route: [RouteStep], path: String, record: (HistoryStep) -> Void) {
    let change = Change(from: entries[index].route, to: route)
    if isArriving || change == .none {
      return adopt(route, path: path, record: record)
    }
    if change == .pop {
      let target = entries[..<index].lastIndex { Change(from: $0.route, to: route) != .pop }
      guard let target, Change(from: entries[target].route, to: route) == .none else {
        return adopt(route, path: path, record: record)
      }
      record(.back(index - target))
      index = target
      entries[index].route = route
      return
    }
    entries.removeSubrange((index + 1)...)
    entries.append(Entry(key: nextKey, route: route, path: path))
    nextKey += 1
    if entries.count > Self.limit { entries.removeFirst() }
    index = entries.count - 1
    record(.push(key: entries[index].key, path: path))
  }

  /// Stores the shown route in the current entry.
  private func adopt(_ route: [RouteStep], path: String, record: (HistoryStep) -> Void) {
    entries[index].route = route
    guard entries[index].path != path else { return }
    entries[index].path = path
    if !needsConfirmation { record(.replace(key: entries[index].key, path: path)) }
  }

  private func readRoute() -> (route: [RouteStep], segments: [String], end: RouteSlot) {
    var route: [RouteStep] = []
    var segments: [String] = []
    var end: RouteSlot = slot
    while let container = end.container {
      route.append(container.routeStep)
      segments += container.routeSegments
      guard let next = container.frontSlot else { break }
      end = next
    }
    return (route, segments, end)
  }

  private func deadEnd(_ segments: ArraySlice<String>) -> String {
    """
    The address \(base.base.isEmpty ? "/" : base.base) has a part that matches nothing, \(segments.joined(separator: "/").debugDescription), so the page \
    shows the part before it. Check the link, or add a navigationDestination or tab with a value of that description.
    """
  }

  // MARK: From the browser to the page

  /// Shows the route of the entry that a person went to.
  ///
  /// - Returns: Whether the entry may belong to this page.
  func visit(key: UInt64, path: String) -> Bool {
    needsConfirmation = true
    isDue = true
    guard let visited = PageAddress(path: path, base: base.base, isDeep: base.isDeep) else { return false }
    willVisit()
    isArriving = true
    if let known = entries.firstIndex(where: { $0.key == key }) {
      index = known
      visitedQuery = query(of: entries[known].path)
      slot.deliver(.steps(entries[known].route[...]))
    } else {
      entries = [Entry(key: nextKey, path: visited.path)]
      index = 0
      nextKey += 1
      visitedQuery = query(of: path)
      slot.deliver(.segments(visited.segments[...]))
    }
    return true
  }

  /// Sends the browser its position again, after it may have missed steps.
  func repeatPosition() {
    needsConfirmation = isOpen
    isDue = isOpen
  }
}

/// The navigation from one route to another.
private enum Change {
  /// None: the routes differ at most in their length.
  case none
  case pop, push

  init(from old: [RouteStep], to new: [RouteStep]) {
    guard let (old, new) = zip(old, new).first(where: { $0 != $1 }) else {
      self = .none
      return
    }
    self = new.isPath && new.items.count < old.items.count && old.items.starts(with: new.items) ? .pop : .push
  }
}
