extension ViewHost {
  /// Builds the tree at once, then runs what views do when they appear.
  ///
  /// The page lives until ``close()``: a host that is released without it leaves its tasks running.
  ///
  /// - Parameters:
  ///   - address: The address at which the page is requested. Without it navigation leaves the browser's history alone.
  ///   - didDiagnose: Is called with each misuse from the start, see ``didDiagnose``.
  public convenience init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(), address: PageAddress? = nil,
    didDiagnose: ((Diagnostic) -> Void)? = nil, @ViewBuilder root content: () -> Content
  ) {
    self.init(environment: environment, address: address, didDiagnose: didDiagnose, inside: nil, root: content)
  }

  /// Builds the tree as the public initializer does.
  ///
  /// - Parameter scope: Is given everything that the page does, and runs it at once. Tasks that the page starts inherit
  ///   the task-local values that are set there.
  package convenience init<Content: View>(
    environment: EnvironmentValues, address: PageAddress? = nil, didDiagnose: ((Diagnostic) -> Void)?,
    inside scope: ((() -> Void) -> Void)?, @ViewBuilder root content: () -> Content
  ) {
    self.init(
      environment: environment, services: address.map { [PageHistory($0) as any PageService] } ?? [],
      didDiagnose: didDiagnose,
      inside: scope, root: content)
  }

  /// The page's address as the browser shows it; `nil` where the page was made without one.
  public var address: String? { history?.path }

  /// Begins the page's history: what changes from now on is a step of it.
  ///
  /// Call it once the page has been made as it is shown first.
  public func openHistory() {
    history?.open()
    flush()
  }

  /// Sends the browser its position once more, after it may have missed operations.
  public func repeatAddress() {
    history?.repeatPosition()
    flush()
  }

  /// The page's part of the browser's history; `nil` where the page has no address.
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
