extension ViewHost {
  /// The page's address as shown in the browser; `nil` for a page without an address.
  public var address: String? { history?.path }

  /// Opens the page's history: further changes become steps of it.
  ///
  /// Call it once the initial content of the page is complete.
  public func openHistory() {
    history?.open()
    flush()
  }

  /// Sends the browser its position again, after it may have missed operations.
  public func repeatAddress() {
    history?.repeatPosition()
    flush()
  }

  /// Keeps the page's address, of which a part matches nothing, while other content is shown in place of the page.
  public func keepUnmatchedAddress() { history?.keepUnmatchedAddress() }

  /// The page's part of the browser's history; `nil` for a page without an address.
  var history: PageHistory? { services.service(PageHistory.self) }
}

extension PageHistory: PageService {
  func take(_ action: Event.Action) -> EventOutcome? {
    guard case .visit(let key, let path) = action else { return nil }
    return visit(key: key, path: path) ? .handled : .invalidPayload
  }

  func viewsDidRender(on host: ViewHost) {
    follow(
      isBusy: host.isBusy, record: { host.record(.history($0)) },
      diagnose: {
        host.diagnose(.unknownAddress, $0)
        host.didMatchAddress?(false)
      })
  }
}
