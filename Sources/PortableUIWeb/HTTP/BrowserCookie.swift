/// A cookie that a page sets or removes with a ticket; see ``SetCookiesAction``.
///
/// It is always `HttpOnly` and `SameSite=Lax`, and `Secure` if the browser accesses the site by HTTPS. No script can read
/// it, and other sites' requests do not contain it, except for links to this site.
public struct BrowserCookie: Hashable, Sendable {
  /// The time for which the browser keeps a cookie.
  public enum Lifetime: Hashable, Sendable {
    /// Until the browser is closed.
    case browserSession
    /// For a time from now on, in whole seconds.
    case time(Duration)
  }

  /// A reason why a cookie is not valid.
  public enum Problem: Error, Hashable, Sendable {
    case name(String)
    case value
    case path(String)
    case lifetime(Duration)
    /// The cookie of live pages themselves, which they set.
    case reservedName(String)
  }

  private enum Content: Hashable, Sendable {
    case value(String, Lifetime)
    case removed
  }

  public let name: String
  /// The start of the paths at which the browser sends it.
  public let path: String
  private let content: Content

  /// The greatest length of a name and a value together, which all browsers keep.
  static let limit = 4_000

  /// Creates a cookie to set.
  ///
  /// - Throws: ``Problem`` if the name, the value or the path contains anything but visible ASCII characters that
  ///   cookies may contain, or the lifetime is less than a second.
  public init(_ name: String, _ value: String, path: SitePath = "/", for lifetime: Lifetime) throws(Problem) {
    try self.init(name, path: path, content: .value(value, lifetime))
    let isPlain = value.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\",;\\".utf8.contains(byte)
    }
    guard isPlain, name.utf8.count + value.utf8.count <= Self.limit else { throw .value }
    if case .time(let time) = lifetime, time < .seconds(1) { throw .lifetime(time) }
  }

  /// Creates the removal of a cookie, which has to name the path with which it was set.
  ///
  /// - Throws: ``Problem`` if the name or the path is not valid.
  public static func removing(_ name: String, path: SitePath = "/") throws(Problem) -> BrowserCookie {
    try BrowserCookie(name, path: path, content: .removed)
  }

  private init(_ name: String, path: SitePath, content: Content) throws(Problem) {
    let isToken = name.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"()<>@,;:\\\"/[]?={}".utf8.contains(byte)
    }
    guard !name.isEmpty, name.utf8.count <= 256, isToken else { throw .name(name) }
    guard !["live", "tz", "scheme"].contains(name.lowercased()) else { throw .reservedName(name) }
    guard !path.description.utf8.contains(where: ";,?#".utf8.contains) else { throw .path(path.description) }
    self.name = name
    self.path = path.description
    self.content = content
  }

  /// The value to set, or `nil` if the cookie is removed.
  public var value: String? {
    if case .value(let value, _) = content { value } else { nil }
  }

  /// Returns the header of a response that sets or removes the cookie.
  func header(isSecure: Bool) -> (name: String, value: String) {
    var text = "\(name)=\(value ?? ""); Path=\(path)"
    switch content {
    case .value(_, .browserSession): break
    case .value(_, .time(let time)): text += "; Max-Age=\(time.components.seconds)"
    case .removed: text += "; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT"
    }
    return ("Set-Cookie", text + "; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : ""))
  }
}
