#if Accounts
  import DemoStorage
  import Foundation
  import Hummingbird
  import Membership
  import PortableUIHummingbird
  import PortableUIWeb
  import SwiftUIShim

  /// The pages of accounts: `/account`, `/account/new`, and `/account/members` for members only.
  struct AccountRoutes {
    static let home: SitePath = "/account"

    let store: AccountStore
    let pages: LivePages

    func add(to router: Router<BasicRequestContext>) {
      let account = router.group("/account", context: MemberContext.self).add(
        middleware: MemberMiddleware(store: store))
      account.livePage("/", in: pages, person: Self.person) { [self] page in AccountPage(visit: visit(of: page)) }
      account.livePage("/new", in: pages, person: Self.person) { [self] page in NewAccountPage(visit: visit(of: page)) }
      let members = account.group("/members").add(middleware: MembersOnly())
      members.livePage("/", in: pages, person: Self.person) { page in
        MembersPage(name: page.context.signIn?.member.name)
      }
    }

    private static let person: @Sendable (LivePageRequest<MemberContext>) -> String? = { $0.context.signIn?.member.id }

    private func visit(of page: LivePageRequest<MemberContext>) -> AccountVisit {
      AccountVisit(
        store: store, pages: pages, signIn: page.context.signIn, address: page.clientAddress,
        device: BrowserName.name(in: page.request.headers[.userAgent] ?? ""),
        target: page.request.uri.queryParameters["next"].flatMap { SitePath(String($0)) } ?? Self.home)
    }

    /// Returns an address that leads to another one after the sign-in.
    static func address(_ path: String, leadingTo target: SitePath) -> String {
      var components = URLComponents()
      components.path = path
      if target != home { components.queryItems = [URLQueryItem(name: "next", value: target.description)] }
      return components.string ?? path
    }
  }

  /// A name of a browser for its owner, such as “Firefox on Linux”.
  enum BrowserName {
    static func name(in userAgent: String) -> String {
      // Browsers also name those that they resemble, so the order matters.
      let browser = ["Firefox", "Edg", "Chrome", "Safari"].first(where: userAgent.contains)
      let system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].first(where: userAgent.contains)
      let name = browser == "Edg" ? "Edge" : browser ?? "A browser"
      return system.map { "\(name) on \($0)" } ?? name
    }
  }
#endif
