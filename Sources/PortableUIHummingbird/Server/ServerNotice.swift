#if Hummingbird
  import Hummingbird
  import Logging
  import NIOConcurrencyHelpers

  /// A warning that a page is served without the server of live pages, which is logged once for each page.
  ///
  /// Routes cannot detect it before the first request.
  struct ServerNotice: Sendable {
    private let path: String
    private let isLogged = NIOLockedValueBox(false)

    init(path: RouterPath) { self.path = path.description }

    func check(_ logger: Logger) {
      guard LiveConnection.current == nil else { return }
      let isRepeated = isLogged.withLockedValue { isLogged in
        defer { isLogged = true }
        return isLogged
      }
      if isRepeated { return }
      logger.warning(
        """
        A live page is served without limits for its connections: slow clients can keep them and prevent a shutdown, \
        the limit of sessions per address has no effect, and streams that clients have closed end late. \
        Use Application(router: router, server: .livePages()), with import PortableUIHummingbird.
        """,
        metadata: ["page": "\(path)"])
    }
  }
#endif
