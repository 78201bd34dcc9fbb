extension LiveRequest {
  /// Whether the page asks for its stream rather than for the document.
  var wantsStream: Bool { accept?.contains("text/event-stream") ?? false }

  /// Whether a browser asks ahead of time, for a page that may never be shown.
  var isPrefetch: Bool { purpose?.contains("prefetch") ?? false }

  /// Whether the body is declared to be JSON, with or without parameters.
  var isJSON: Bool {
    guard let contentType else { return false }
    if contentType == "application/json" { return true }
    let type = contentType.prefix { $0 != ";" && $0 != " " }
    return type.lowercased() == "application/json"
  }

  /// Lets through what the page's own script sends, going by what the browser says of it.
  ///
  /// A client that says nothing is no browser, and nobody can trick it into lending its cookie.
  func checkOwnPage(_ configuration: LivePageConfiguration) throws(LiveRejection) {
    if let fetchSite, fetchSite != "same-origin" { throw .foreignSite }
    try checkOrigin(configuration)
  }

  /// Lets through what leads to the document: its address typed, or a link followed, also one on another site.
  ///
  /// What another site loads into its own pages is refused, so that it cannot make sessions in a visitor's name.
  func checkDocument(_ configuration: LivePageConfiguration) throws(LiveRejection) {
    switch fetchSite {
    case nil, "none", "same-origin": break
    default:
      guard fetchMode == "navigate", fetchDestination == "document" else { throw .foreignSite }
      return
    }
    try checkOrigin(configuration)
  }

  private func checkOrigin(_ configuration: LivePageConfiguration) throws(LiveRejection) {
    guard let origin else { return }
    if configuration.allowedOrigins.isEmpty {
      guard let host, isOrigin(origin, of: host, scheme: configuration.isSecure ? "https://" : "http://") else {
        throw .foreignOrigin
      }
    } else if !configuration.allowedOrigins.contains(origin) {
      throw .foreignOrigin
    }
  }

  /// Compares without making a string; browsers send both parts in lower case, but a proxy may not.
  private func isOrigin(_ origin: String, of host: String, scheme: String) -> Bool {
    let origin = origin.utf8
    guard origin.count == scheme.utf8.count + host.utf8.count, origin.starts(with: scheme.utf8) else { return false }
    return zip(origin.dropFirst(scheme.utf8.count), host.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }

  /// The address that the session counts for.
  func address(_ configuration: LivePageConfiguration) -> String? {
    if configuration.trustsForwardedAddress, let forwardedFor {
      let last = forwardedFor.split(separator: ",").last ?? ""
      return String(last.drop { $0 == " " })
    }
    return remoteAddress
  }
}

extension UInt8 {
  /// The lower case of an ASCII letter; every other byte as it is.
  fileprivate var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
