extension ViewHost {
  /// Builds the tree synchronously, then runs the actions of views that appeared.
  ///
  /// The page lives until ``close()``. A host that is released earlier leaves its tasks running.
  ///
  /// - Parameters:
  ///   - address: The address at which the page is requested. Without it, navigation does not change the browser's
  ///   history.
  ///   - didDiagnose: Called with each misuse from the start; see ``didDiagnose``.
  public convenience init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(), address: PageAddress? = nil,
    didDiagnose: ((Diagnostic) -> Void)? = nil, @ViewBuilder root content: () -> Content
  ) {
    self.init(environment: environment, address: address, didDiagnose: didDiagnose, inside: nil, root: content)
  }

  /// Builds the tree as the public initializer does.
  ///
  /// - Parameter scope: Surrounds everything that the page runs.
  package convenience init<Content: View>(
    environment: EnvironmentValues, address: PageAddress? = nil, didDiagnose: ((Diagnostic) -> Void)?,
    inside scope: PageScope?, @ViewBuilder root content: () -> Content
  ) {
    self.init(
      environment: environment, services: address.map { [PageHistory($0) as any PageService] } ?? [],
      didDiagnose: didDiagnose,
      inside: scope, root: content)
  }

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
      isBusy: host.isBusy, record: { host.record(.history($0)) }, diagnose: { host.diagnose(.unknownAddress, $0) })
  }
}
