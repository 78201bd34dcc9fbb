public import PortableUI

// Why: Documentation/Decisions/0074-tickets-set-cookies.md
/// An action that sets cookies in the browser of a page and then loads a page of the site, as a sign-in does.
///
/// Read it from the environment of a live page, and pass it to a feature as a dependency:
///
/// ```swift
/// @Environment(\.setCookies) private var setCookies
///
/// setCookies([try BrowserCookie("session", secret, for: .time(.seconds(86_400)))], thenLoad: "/account")
/// ```
///
/// The page exchanges a ticket for the cookies within 30 seconds, by a request to its own route. The browser then gets a
/// new secret for its pages, and its other pages load again, because they may show what another person may see.
///
/// A page without a browser has no cookies. A test replaces the action by one that records its calls:
/// `environment(\.setCookies, SetCookiesAction { cookies, target in … })`.
@MainActor @preconcurrency
public struct SetCookiesAction: Sendable {
  private let handler: (@MainActor @Sendable ([BrowserCookie], SitePath) -> Void)?
  private let page: HostReference?

  /// Creates an action that calls a function instead of a browser.
  nonisolated public init(handler: @escaping @MainActor @Sendable ([BrowserCookie], SitePath) -> Void) {
    self.handler = handler
    page = nil
  }

  nonisolated init(page: HostReference?) {
    handler = nil
    self.page = page
  }

  /// Sets and removes cookies, and then loads a page.
  ///
  /// A later call replaces an earlier one that the page has not completed yet.
  public func callAsFunction(_ cookies: [BrowserCookie], thenLoad target: SitePath) {
    if let handler { return handler(cookies, target) }
    guard let host = page?.host ?? ViewHost.current else { return }
    if let session = host.owner as? LiveSession { return session.issue(cookies, target: target) }
    host.didDiagnose(
      Diagnostic(
        kind: .unsupported,
        message: """
          Cookies were set on a page without a browser, which has none. In a test, record them by \
          environment(\\.setCookies, SetCookiesAction { cookies, target in … }).
          """))
  }
}

extension EnvironmentValues {
  /// Sets cookies in the browser of a live page, and then loads a page.
  public var setCookies: SetCookiesAction {
    get { self[SetCookiesKey.self] ?? SetCookiesAction(page: livingHost.map(HostReference.init)) }
    set { self[SetCookiesKey.self] = newValue }
  }
}

private enum SetCookiesKey: EnvironmentKey { static var defaultValue: SetCookiesAction? { nil } }
