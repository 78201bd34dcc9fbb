/// The content of other sites that pages may load, in addition to the content of their own site.
///
/// Everything else is blocked by the browser. Scripts come only from the site itself, and never from inside the page, so
/// that a text that looks like code stays a text.
///
/// An origin is a scheme and a host, such as `https://images.example.com`, with a port if it is not the usual one.
/// `https://*.example.com` stands for all hosts below `example.com`.
public struct ContentSecurity: Hashable, Sendable {
  /// The other origins of pictures.
  public var imageOrigins: [String] = []
  /// The other origins of sound and video.
  public var mediaOrigins: [String] = []
  /// The other origins of fonts.
  public var fontOrigins: [String] = []
  /// The origins of pages inside frames.
  public var frameOrigins: [String] = []
  /// The other origins to which scripts of the site connect; for WebSockets with the scheme `wss`.
  public var connectionOrigins: [String] = []
  /// Whether scripts of the site run workers from files of the site.
  public var allowsWorkers = false

  public init() {}

  /// Returns the header field with the policy.
  ///
  /// - Parameter nonce: The nonce of the only `style` element of the page, if there is one.
  func header(nonce: String?) -> (name: String, value: String) {
    let own = "'self'"
    var rules: [(name: String, sources: [String])] = [
      ("default-src", ["'none'"]),
      ("script-src", [own]),
      ("style-src", [own] + (nonce.map { ["'nonce-\($0)'"] } ?? [])),
      ("img-src", [own, "data:"] + imageOrigins),
      ("connect-src", [own] + connectionOrigins),
      ("font-src", [own] + fontOrigins),
    ]
    if !mediaOrigins.isEmpty { rules.append(("media-src", [own] + mediaOrigins)) }
    if !frameOrigins.isEmpty { rules.append(("frame-src", frameOrigins)) }
    if allowsWorkers { rules.append(("worker-src", [own])) }
    rules += [("form-action", [own]), ("frame-ancestors", ["'none'"]), ("base-uri", ["'none'"])]
    let text = rules.map { ([$0.name] + $0.sources).joined(separator: " ") }.joined(separator: "; ")
    return ("Content-Security-Policy", text)
  }
}
