#if Accounts
  import DemoStorage
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Passwords
  import PortableUIWeb
  import ServerTesting
  import Testing

  @testable import gallery

  /// The pages of accounts, with a server, a database, and browsers with cookies.
  @Suite(.timeLimit(.minutes(5)))
  struct AccountServerTests {
    private let router = Router()
    private let ada = ["Ada", "correct horse"]

    init() throws {
      let store = AccountStore(try GalleryDatabase(), hasher: PasswordHasher(.least), clock: StoppedClock())
      AccountRoutes(store: store, pages: LivePages(clock: StoppedClock())).add(to: router)
    }

    private func signUp(_ browser: AccountBrowser) async throws {
      try await browser.open("/account/new").enter("Create account", with: ada)
    }

    @Test func aPersonSignsUpAndOutAndIn() async throws {
      try await withServer(router) { client in
        let browser = AccountBrowser(client)
        try await signUp(browser)
        let account = try await browser.open("/account")
        #expect(account.html.contains("Hello, Ada"))
        #expect(String(buffer: try await browser.get("/account/members").body).contains("Only members like Ada"))

        try await account.enter("Sign out")
        #expect(browser.cookies["account"] == nil)
        #expect(try await browser.open("/account").html.contains("Create an account"))

        try await browser.open("/account").enter("Sign in", with: ada)
        #expect(try await browser.open("/account").html.contains("Hello, Ada"))
      }
    }

    @Test func onlyMembersSeeTheirPageAndTheWayLeadsBack() async throws {
      try await withServer(router) { client in
        let browser = AccountBrowser(client)
        try await signUp(browser)
        let other = AccountBrowser(client)
        for cookie in [nil, "", "x", SessionSecret().text] {
          other.cookies["account"] = cookie
          let response = try await other.get("/account/members")
          #expect(response.status == .seeOther)
          #expect(response.headers[.location] == "/account?next=/account/members")
        }
        let door = try await other.open("/account?next=/account/members")
        let response = try await door.redeem(door.ticket("Sign in", with: ada))
        #expect(String(buffer: response.body) == #"{"target":"/account/members"}"#)
      }
    }

    @Test(arguments: ["//evil.test", "https://evil.test", "/%5Cevil.test", "/%252Fevil.test", "javascript:alert(1)"])
    func theWayDoesNotLeadToAnotherSite(target: String) async throws {
      try await withServer(router) { client in
        try await signUp(AccountBrowser(client))
        let encoded = target.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let door = try await AccountBrowser(client).open("/account?next=\(encoded)")
        #expect(!door.html.contains("evil") && !door.html.contains("javascript:"))
        #expect(
          String(buffer: try await door.redeem(door.ticket("Sign in", with: ada)).body) == #"{"target":"/account"}"#)
      }
    }

    @Test func aTicketIsWorthNothingTwiceAndElsewhere() async throws {
      try await withServer(router) { client in
        let browser = AccountBrowser(client)
        try await signUp(browser)
        let thief = AccountBrowser(client)
        let stolen = try await thief.open("/account")
        let victim = AccountBrowser(client)
        let door = try await victim.open("/account")
        let other = try await victim.open("/account")
        let ticket = try await door.ticket("Sign in", with: ada)

        #expect(try await stolen.redeem(ticket).status == .conflict)
        #expect(try await other.redeem(ticket).status == .conflict)
        #expect(try await door.redeem(ticket) { $0[.cookie] = thief.cookieHeader }.status == .forbidden)
        let response = try await door.redeem(ticket)
        #expect(response.status == .ok && response.headers[values: .setCookie].count == 2)
        let again = try await door.redeem(ticket)
        #expect(again.status == .gone && again.headers[values: .setCookie].isEmpty)
      }
    }

    @Test func anotherSiteSignsNobodyIn() async throws {
      try await withServer(router) { client in
        let browser = AccountBrowser(client)
        try await signUp(browser)
        let door = try await AccountBrowser(client).open("/account")
        let ticket = try await door.ticket("Sign in", with: ada)
        #expect(try await door.redeem(ticket) { $0[.origin] = "https://evil.test" }.status == .forbidden)
        let site = HTTPFields.Element.Name("Sec-Fetch-Site")!
        #expect(try await door.redeem(ticket) { $0[site] = "cross-site" }.status == .forbidden)
        #expect(try await door.redeem(ticket) { $0[.contentType] = "text/plain" }.status == .unsupportedMediaType)
        #expect(try await door.redeem(ticket).status == .ok)
      }
    }

    /// A sign-in replaces the cookies that an attacker has planted in the browser before.
    @Test func plantedCookiesAreReplaced() async throws {
      try await withServer(router) { client in
        try await signUp(AccountBrowser(client))
        let thief = AccountBrowser(client)
        thief.cookies["account"] = SessionSecret().text
        _ = try await thief.open("/account")
        let victim = AccountBrowser(client)
        victim.cookies = thief.cookies
        try await victim.open("/account").enter("Sign in", with: ada)
        #expect(
          victim.cookies["account"] != thief.cookies["account"] && victim.cookies["live"] != thief.cookies["live"])

        let member = try await victim.open("/account")
        #expect(member.html.contains("Hello, Ada"))
        #expect(!(try await thief.open("/account").html.contains("Hello, Ada")))
        let theft = try await client.execute(
          uri: "/account", method: .post,
          headers: [
            .contentType: "application/json", .cookie: thief.cookieHeader,
            HTTPFields.Element.Name("Live-Page")!: member.token,
          ], body: ByteBuffer(string: member.events([], "Sign out")))
        #expect(theft.status == .forbidden)
      }
    }

    @Test func guessesAreLimitedForEveryBrowser() async throws {
      try await withServer(router) { client in
        try await signUp(AccountBrowser(client))
        for _ in 0..<5 {
          let door = try await AccountBrowser(client).open("/account")
          _ = try await door.send("Sign in", with: ["Ada", "wrong horse"], until: /The name or the password is wrong/)
        }
        let door = try await AccountBrowser(client).open("/account")
        _ = try await door.send("Sign in", with: ada, until: /There were too many attempts/)
      }
    }

    @Test func aSignOutEndsTheOtherPagesOfTheMember() async throws {
      try await withServer(router) { client in
        let (browser, phone) = (AccountBrowser(client), AccountBrowser(client))
        try await signUp(browser)
        try await phone.open("/account").enter("Sign in", with: ada)
        let (account, members) = (try await browser.open("/account"), try await browser.open("/account/members"))
        let elsewhere = try await phone.open("/account/members")
        try await members.withSocket { socket in
          try await elsewhere.withSocket { other in
            try await account.enter("Sign out")
            #expect(try await self.next(of: socket) == "event:changed\ndata:0\n\n")
            #expect(try await self.next(of: other) == "event:changed\ndata:0\n\n")
          }
        }
        #expect(try await browser.get("/account/members").status == .seeOther)
        #expect(try await phone.get("/account/members").status == .ok)
      }
    }

    @Test func aNewPasswordEndsTheSignInOfOtherBrowsers() async throws {
      try await withServer(router) { client in
        let (browser, phone) = (AccountBrowser(client), AccountBrowser(client))
        try await signUp(browser)
        try await phone.open("/account").enter("Sign in", with: ada)
        let elsewhere = try await phone.open("/account/members")
        let old = browser.cookies["account"]
        try await elsewhere.withSocket { socket in
          try await browser.open("/account").enter("Change password", with: ["correct horse", "battery staple"])
          #expect(try await self.next(of: socket) == "event:changed\ndata:0\n\n")
        }
        #expect(browser.cookies["account"] != old)
        #expect(try await browser.get("/account/members").status == .ok)
        #expect(try await phone.get("/account/members").status == .seeOther)
      }
    }

    /// The next text of a socket that is the end of its page.
    private func next(of socket: ServerSocket) async throws -> String? {
      while case .text(let text)? = try await socket.next() {
        if let range = text.range(of: "event:changed") { return String(text[range.lowerBound...]) }
      }
      return nil
    }
  }
#endif
