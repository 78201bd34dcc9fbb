import PortableUI

/// A request for a live page, as far as live pages look at it.
///
/// An adapter for a server library makes one of each request. The header fields are properties, so that reading them
/// costs no table; ``init(method:fields:)`` fills them from a list.
public struct LiveRequest: Sendable {
  public enum Method: Hashable, Sendable {
    case get, head, post
    case other
  }

  public enum Body: Sendable {
    case bytes([UInt8])
    /// The body is longer than ``LivePageConfiguration/bodyLimit``, and was not read.
    case tooLarge
  }

  public var method: Method
  public var body: Body = .bytes([])
  /// The address of the client without its port, or `nil` where it is not known.
  public var remoteAddress: String?
  /// Where on the site the page is asked for; without it what the page shows changes no address and makes no entries.
  public var location: PageAddress?
  /// The path under which the adapter serves ``LiveAssets``, without a slash at its end.
  public var assetPath = "/_live"

  /// `Host`, or `:authority`.
  public var host: String?
  public var origin: String?
  public var cookie: String?
  public var accept: String?
  /// `Accept-Language`: the languages of the person, best first.
  public var acceptLanguage: String?
  public var contentType: String?
  /// `Live-Page`: the page's token.
  public var page: String?
  /// `Live-Last`: the number of the last patch that the page has applied.
  public var last: String?
  /// `Live-Zone`: the time zone of the person, as the page's script found it.
  public var zone: String?
  /// `Live-Locale`: the language and region of the person, as the page's script found them.
  public var locale: String?
  /// `Sec-Fetch-Site`, `Sec-Fetch-Mode` and `Sec-Fetch-Dest`.
  public var fetchSite: String?
  public var fetchMode: String?
  public var fetchDestination: String?
  /// `Sec-Purpose`, `Purpose` or `X-Moz`.
  public var purpose: String?
  /// `X-Forwarded-For`.
  public var forwardedFor: String?

  public init(method: Method) { self.method = method }

  /// Makes a request from a list of header fields, whose names may have any case.
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
      case "live-zone": zone = value
      case "live-locale": locale = value
      case "sec-fetch-site": fetchSite = value
      case "sec-fetch-mode": fetchMode = value
      case "sec-fetch-dest": fetchDestination = value
      case "sec-purpose", "purpose", "x-moz": purpose = value
      case "x-forwarded-for": forwardedFor = forwardedFor.map { "\($0), \(value)" } ?? value
      default: break
      }
    }
  }
}
