extension LiveRequest {
  /// Whether the request is for the stream rather than the document.
  package var wantsStream: Bool { accept?.contains("text/event-stream") ?? false }

  /// The path of the page's route, without the segments that its views determine.
  var route: String {
    location.map { $0.base.isEmpty ? "/" : $0.base } ?? String(target?.prefix { $0 != "?" } ?? "")
  }

  /// Whether the request is a prefetch for a page that may never be displayed.
  var isPrefetch: Bool { purpose?.contains("prefetch") ?? false }

  /// Whether the content type is JSON, with or without parameters.
  var isJSON: Bool {
    guard let contentType else { return false }
    if contentType == "application/json" { return true }
    let type = contentType.prefix { $0 != ";" && $0 != " " }
    return type.lowercased() == "application/json"
  }

  /// Throws an error unless the request comes from the page's own script, according to the headers of the browser.
  ///
  /// A client without these headers is not a browser, and cannot be misused for cross-site requests.
  func checkOwnPage(_ configuration: LivePageConfiguration) throws(LiveRejection) {
    if let fetchSite, fetchSite != "same-origin" { throw .foreignSite }
    try checkOrigin(configuration)
  }

  /// Throws an error unless the request is a navigation to the document, including one from a link on another site.
  ///
  /// Requests for resources of other sites' pages are rejected, so that other sites cannot create sessions for a
  /// visitor.
  func checkDocument(_ configuration: LivePageConfiguration) throws(LiveRejection) {
    switch fetchSite {
    case nil, "none", "same-origin": break
    default:
      guard fetchMode == "navigate", fetchDestination == "document" else { throw .foreignSite }
      return
    }
    try checkOrigin(configuration)
    // A page that handles all paths below its own is also asked for files that do not exist.
    if let fetchDestination, !Self.destinationsOfPages.contains(fetchDestination) { throw .notPage }
  }

  private static let destinationsOfPages: Set<String> = ["document", "empty", "frame", "iframe"]

  private func checkOrigin(_ configuration: LivePageConfiguration) throws(LiveRejection) {
    guard let origin else { return }
    if configuration.allowedOrigins.isEmpty {
      guard let host, isOrigin(origin, of: host, scheme: usesHTTPS(configuration) ? "https://" : "http://") else {
        throw .foreignOrigin
      }
    } else if !configuration.allowedOrigins.contains(origin) {
      throw .foreignOrigin
    }
  }

  /// Compares without allocating a string. Browsers send both parts in lowercase, but proxies may not.
  private func isOrigin(_ origin: String, of host: String, scheme: String) -> Bool {
    let origin = origin.utf8
    guard origin.count == scheme.utf8.count + host.utf8.count, origin.starts(with: scheme.utf8) else { return false }
    return origin.dropFirst(scheme.utf8.count).equalsIgnoringCase(host.utf8)
  }

  /// The scheme and host at which the page was requested, such as `https://example.com`, without the path; empty if the
  /// request names no host.
  func site(_ configuration: LivePageConfiguration) -> String {
    host.map { (usesHTTPS(configuration) ? "https://" : "http://") + $0 } ?? ""
  }

  /// Whether the browser accesses the page by HTTPS.
  func usesHTTPS(_ configuration: LivePageConfiguration) -> Bool { configuration.isSecure || isSecure }
}
