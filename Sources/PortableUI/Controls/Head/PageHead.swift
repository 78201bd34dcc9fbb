/// The values that views set for the head of their page. Of several views that set the same kind of value, the innermost
/// shown view counts.
@MainActor
final class PageHead {
  private struct Entry {
    let owner: ObjectIdentifier
    weak var node: _Node?
    var value: HeadValue
  }

  private var entries: [Entry] = []
  /// The head in the browser; `nil` if the browser may have missed a change.
  private var shown: [HeadElement]?
  private weak var host: ViewHost?

  init(host: ViewHost) { self.host = host }

  func set(_ value: HeadValue, of node: _Node) {
    let owner = ObjectIdentifier(node)
    if let index = entries.firstIndex(where: { $0.owner == owner }) {
      entries[index].value = value
    } else {
      entries.append(Entry(owner: owner, node: node, value: value))
    }
  }

  func remove(of node: _Node) {
    let owner = ObjectIdentifier(node)
    entries.removeAll { $0.owner == owner }
  }

  /// The values that count.
  private var values: [HeadValue] {
    entries.reduce(into: []) { values, entry in
      guard let node = entry.node, node.isShown else { return }
      values.removeAll { $0.isAlternative(to: entry.value) }
      values.append(entry.value)
    }
  }

  private var valuesOfPage: [HeadValue] {
    guard let host, host.hasUnmatchedAddress, status == nil else { return values }
    return values + [.status(.notFound)]
  }

  /// The status that a view sets, if one does.
  var status: PageStatus? {
    for case .status(let status) in values { return status }
    return nil
  }

  /// The elements of the head, in a fixed order.
  var elements: [HeadElement] { HeadElements(values: valuesOfPage, title: host?.title ?? "").all }

  /// Sends the browser the head again, after it may have missed a change.
  func `repeat`() { shown = nil }
}

extension PageHead: PageService {
  var isDue: Bool { shown == nil }

  func viewsDidRender(on host: ViewHost) {
    let elements = elements
    guard elements != shown else { return }
    shown = elements
    host.record(.head(elements))
  }
}

extension ViewHost {
  /// The elements that views add to the head of the page's document.
  public var head: [HeadElement] { services.service(PageHead.self)?.elements ?? [] }

  /// The status with which the page's document is answered: the one that `pageStatus` sets, or that nothing was found
  /// if a part of the address matches nothing.
  public var status: PageStatus {
    services.service(PageHead.self)?.status ?? (hasUnmatchedAddress ? .notFound : .ok)
  }

  /// Whether the page's address has a part that matches nothing.
  public var hasUnmatchedAddress: Bool { history?.hasUnmatchedPart(isBusy: isBusy) ?? false }

  /// Sends the browser the head of the document again, after it may have missed a change, or after a part of the address
  /// has turned out to match nothing.
  public func repeatHead() {
    if hasUnmatchedAddress {
      pageHead.repeat()
      scheduleFlush()
    } else {
      services.service(PageHead.self)?.repeat()
    }
  }

  /// The head of the page, which exists once a view sets a value for it.
  var pageHead: PageHead { services.service(orAdd: PageHead(host: self)) }
}
