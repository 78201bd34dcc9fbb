import PortableUI

/// The parts of a request that live pages use.
///
/// An adapter for a server library creates one for each request. The header fields are properties, which are faster
/// than a dictionary. ``init(method:fields:)`` sets them from a list.
public struct LiveRequest: Sendable {
  public enum Method: Hashable, Sendable {
    case get, head, post
    case other
  }

  /// Creates the view of an error.
  public typealias ErrorContent = @MainActor @Sendable (PageStatus) -> AnyView

  public enum Body: Sendable {
    case bytes([UInt8])
    /// The body is longer than ``LivePageConfiguration/bodyLimit`` and was not read.
    case tooLarge
    /// A part of a file, whose bytes are read as they are stored.
    case part(UploadPart)
  }

  public var method: Method
  public var body: Body = .bytes([])
  /// The address of the client without its port, or `nil` if it is unknown.
  public var remoteAddress: String?
  /// The addresses of this server at which clients can request it, without port.
  public var ownAddresses: [String] = []
  /// Whether the browser accesses the page by HTTPS, if the connection or a trusted proxy shows it.
  public var isSecure = false
  /// The address of the page on the site. Without it, the page does not use the browser's history.
  public var location: PageAddress?
  /// The path and query of the request, as the client sent them.
  ///
  /// A session belongs to the target at which its page was opened. Events and streams are rejected elsewhere, so that a
  /// page behind a check of permissions, such as a middleware, cannot be used by way of another page.
  public var target: String?
  /// The identifier of the person who sent the request, if the route of the page knows it.
  ///
  /// It is set for each request of the page. Requests of another person are rejected, and ``LivePages/end(person:)``
  /// ends all pages of a person.
  public var person: String?
  /// The number of ended persons when the request arrived, before anything was looked up for it.
  package var endedPersons: UInt64?
  /// The path of ``LiveAssets``, without a trailing slash.
  public var assetPath = "/_live"

  /// The site's view of errors, which is shown in place of content that does not exist. Without it, a page whose address
  /// has a part that matches nothing shows what comes before that part.
  public var errorContent: ErrorContent?
  /// Whether the page shows an error that a route or its middleware has thrown.
  ///
  /// Such a page answers requests that the middleware rejects. No other page does.
  package var isErrorPage = false

  /// `Host`, or `:authority`.
  public var host: String?
  public var origin: String?
  public var cookie: String?
  public var accept: String?
  /// `Accept-Language`: the preferred languages, in descending order.
  public var acceptLanguage: String?
  public var contentType: String?
  /// `Live-Page`: the page's token.
  public var page: String?
  /// `Live-Last`: the number of the last patch that the page has applied.
  public var last: String?
  /// `Live-Reopen`: the fingerprint of the document in which a page is opened again, whose session has ended.
  public var reopening: String?
  /// `Live-Zone`: the time zone of the browser, from the page's script.
  public var zone: String?
  /// `Live-Locale`: the language and region of the browser, from the page's script.
  public var locale: String?
  /// `Live-Scheme`: the appearance of the browser, `light` or `dark`, from the page's script.
  public var scheme: String?
  /// `Sec-WebSocket-Protocol` of a request for a WebSocket, which may be empty, or `nil` for any other request.
  public var socketProtocols: String?
  /// Whether the connection can switch to a WebSocket. Documents offer one if it can.
  ///
  /// A request for a WebSocket without `Upgrade` has lost it in a proxy, so its connection cannot switch.
  public var canSwitchToSocket = false
  /// `Sec-Fetch-Site`, `Sec-Fetch-Mode` and `Sec-Fetch-Dest`.
  public var fetchSite: String?
  public var fetchMode: String?
  public var fetchDestination: String?
  /// `Sec-Purpose`, `Purpose` or `X-Moz`.
  public var purpose: String?
  /// `X-Forwarded-For`, `-Proto`, `-Host` and `-Prefix`, which have an effect only if a trusted proxy sent them.
  public var forwardedFor: String?
  public var forwardedProto: String?
  public var forwardedHost: String?
  public var forwardedPrefix: String?

  public init(method: Method) { self.method = method }

  /// Creates a request from a list of header fields. Their names are case-insensitive.
  public init(method: Method, fields: some Sequence<(name: String, value: String)>) {
    self.init(method: method)
    for (name, value) in fields {
      switch name.lowercased() {
      case "host", ":authority": host = value
      case "origin": origin = value
      case "cookie": cookie = cookie.map { "\($0); \(value)" } ?? value
      case "accept": accept = value
      case "accept-language": acceptLanguage = acceptLanguage.map { "\($0), \(value)" } ?? value
      case "content-type": contentType = value
      case "live-page": page = value
      case "live-last": last = value
      case "live-reopen": reopening = value
      case "live-zone": zone = value
      case "live-locale": locale = value
      case "live-scheme": scheme = value
      case "sec-fetch-site": fetchSite = value
      case "sec-fetch-mode": fetchMode = value
      case "sec-fetch-dest": fetchDestination = value
      case "sec-purpose", "purpose", "x-moz": purpose = value
      case "x-forwarded-for": forwardedFor = forwardedFor.map { "\($0), \(value)" } ?? value
      case "x-forwarded-proto": forwardedProto = forwardedProto.map { "\($0), \(value)" } ?? value
      case "x-forwarded-host": forwardedHost = forwardedHost.map { "\($0), \(value)" } ?? value
      case "x-forwarded-prefix": forwardedPrefix = forwardedPrefix.map { "\($0), \(value)" } ?? value
      default: break
      }
    }
  }
}
