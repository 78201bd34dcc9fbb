public import Foundation

/// An action that opens an address in the browser, in place of the page, as a link does.
///
/// Read it from the environment and call it: `@Environment(\.openURL) private var openURL`, then `openURL(url)`. A view
/// around may replace the action: `environment(\.openURL, OpenURLAction { url in … })`.
///
/// On a live page, it opens addresses of the same site, of electronic mail and of telephones. A site lists the other
/// origins to which its actions may lead. A link leads to any site, because a person sees where it leads.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  private let handler: (@MainActor @Sendable (URL) -> Result)?
  private let page: HostReference?

  /// Creates an action that decides for each address what happens.
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    page = nil
  }

  nonisolated init(page: HostReference?) {
    handler = nil
    self.page = page
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address, and calls `completion` with whether it was accepted. A browser does not report more.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

  private func open(_ url: URL) -> Bool {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: return true
    case .discarded: return false
    case .systemAction(let other): return openInBrowser(other ?? url)
    }
  }

  private func openInBrowser(_ url: URL) -> Bool {
    guard url.isOpenedByBrowsers, let host = page?.host ?? ViewHost.current else { return false }
    let address = url.absoluteString
    guard host.owner?.allowsOpening(address) ?? true else { return false }
    host.afterRendering { [weak host] in host?.record(.open(address)) }
    return true
  }

  /// The decision of an action.
  public struct Result: Sendable {
    fileprivate let kind: Kind

    fileprivate enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    /// The action itself has opened the address.
    public static let handled = Result(kind: .handled)
    /// The address is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The browser opens the address.
    public static let systemAction = Result(kind: .systemAction(nil))

    /// The browser opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }
}

extension URL {
  /// Whether the address is relative, or has a scheme that cannot run code.
  var isOpenedByBrowsers: Bool {
    guard let scheme = scheme?.lowercased() else { return true }
    return ["http", "https", "mailto", "tel"].contains(scheme)
  }
}

extension EnvironmentValues {
  /// Opens an address in the browser.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? OpenURLAction(page: livingHost.map(HostReference.init)) }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether a view around has replaced the action.
  var hasOwnOpenURL: Bool { self[OpenURLKey.self] != nil }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction? { nil } }
