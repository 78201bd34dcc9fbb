/// An answer that sends the browser to another page of the site, for the content of a page to throw.
///
/// ```swift
/// router.livePage("/account") { page in
///   guard let member = page.context.member else { throw PageRedirect(to: "/sign-in") }
///   return AccountView(member: member)
/// }
/// ```
public struct PageRedirect: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The page can be requested here again later.
    case temporary
    /// The page has another address for good. Browsers and search engines remember it.
    case permanent
  }

  public let target: String
  public let kind: Kind

  /// - Parameters:
  ///   - target: The address of the other page, such as `/sign-in`. An address of another site is rejected, because
  ///     visitors trust the site that links to it.
  ///   - kind: Whether the browser remembers the other page.
  public init(to target: String, _ kind: Kind = .temporary) {
    self.target = target
    self.kind = kind
  }

  /// - Throws: An error for an address of another site.
  func response() throws(LiveRejection) -> LiveResponse {
    guard SafeAddress.isOnThisSite(target), target.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .foreignRedirect
    }
    let status = kind == .temporary ? 302 : 308
    return LiveResponse(status: status, headers: [("Location", target)] + LiveResponse.commonHeaders)
  }
}
