/// A page's part of the browser's history: what was shown in each entry, and the address of it.
@MainActor
final class PageHistory {
  /// Where the outermost container takes part.
  private(set) var slot: RouteSlot!
  private let base: PageAddress
  private var entries: [Entry]
  private var index = 0
  private var nextKey = HistoryStep.firstKey + 1
  /// Whether the page is shown, so that what changes from now on is a step of its history.
  private var isOpen = false
  /// Whether what changes is how the page comes to show what an address or an entry asked for.
  private var isArriving = true
  /// Whether the browser waits to hear that what it went to is shown.
  private(set) var owesAnswer = false
  /// Whether there is something to do even if nothing on the page has changed.
  private(set) var isDue = false

  private struct Entry {
    let key: UInt64
    var route: [RouteStep] = []
    var path: String
  }

  /// How many entries are remembered; older ones are found again by their address.
  private static let limit = 200

  init(_ address: PageAddress) {
    base = address
    entries = [Entry(key: HistoryStep.firstKey, path: address.path)]
    slot = RouteSlot(self) { [] }
    slot.deliver(.segments(address.segments[...]))
  }

  /// The address that the browser shows.
  var path: String { entries[index].path }

  /// The address that these segments lead to; `nil` where the page has no deeper addresses.
  func path(_ segments: [String]) -> String? {
    guard base.isDeep else { return nil }
    var address = base
    address.segments = segments
    return address.path
  }

  func open() {
    isOpen = true
    isDue = true
  }

  // MARK: From the page to the browser

  /// Compares what is shown with the entry in the browser, and records what has to happen there.
  ///
  /// - Parameters:
  ///   - isBusy: Whether something is still loading, so that a container may still come for the rest of an address.
  func follow(isBusy: Bool, record: (HistoryStep) -> Void, diagnose: (String) -> Void) {
    guard isOpen else { return }
    isDue = false
    let current = survey()
    if let pending = current.end.pending, !isBusy {
      current.end.pending = nil
      if case .segments(let segments) = pending { diagnose(deadEnd(segments)) }
    }
    let isComplete = current.end.pending == nil
    let path = isComplete ? self.path(current.segments) ?? base.path : self.path
    step(to: current.route, path: path, record: record)
    if owesAnswer {
      owesAnswer = false
      record(.visited(key: entries[index].key, path: self.path))
    }
    if isComplete { isArriving = false }
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

  /// Takes over what is shown as what belongs to the entry.
  private func adopt(_ route: [RouteStep], path: String, record: (HistoryStep) -> Void) {
    entries[index].route = route
    guard entries[index].path != path else { return }
    entries[index].path = path
    if !owesAnswer { record(.replace(key: entries[index].key, path: path)) }
  }

  private func survey() -> (route: [RouteStep], segments: [String], end: RouteSlot) {
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
    The address \(base.base) has a part that leads nowhere, \(segments.joined(separator: "/").debugDescription), so the page shows what \
    was found before it. Check the link, or give a navigationDestination or tab a value that is written so.
    """
  }

  // MARK: From the browser to the page

  /// Shows what belongs to the entry that the person went to.
  ///
  /// - Returns: Whether the entry can be one of this page.
  func visit(key: UInt64, path: String) -> Bool {
    owesAnswer = true
    isDue = true
    guard let visited = PageAddress(path: path, base: base.base, isDeep: base.isDeep) else { return false }
    isArriving = true
    if let known = entries.firstIndex(where: { $0.key == key }) {
      index = known
      slot.deliver(.steps(entries[known].route[...]))
    } else {
      entries = [Entry(key: nextKey, path: self.path(visited.segments) ?? base.path)]
      index = 0
      nextKey += 1
      slot.deliver(.segments(visited.segments[...]))
    }
    return true
  }

  /// Tells the browser once more where it is, after it may have missed steps.
  func repeatPosition() {
    owesAnswer = isOpen
    isDue = isOpen
  }
}

/// How one thing that is shown leads to another.
private enum Change {
  /// Not at all: at most there is more or less inside of it.
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
