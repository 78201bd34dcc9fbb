#if Accounts
  import DemoStorage
  import Foundation
  import Membership
  import Passwords
  import PortableUIWeb

  /// The visit of a page of accounts: the browser's owner, and where to go afterwards.
  struct AccountVisit: Sendable {
    let store: AccountStore
    let pages: LivePages
    let signIn: AccountStore.SignIn?
    /// The address of the client.
    let address: String?
    /// A name of the browser for its owner.
    let device: String
    /// The page to load after a sign-in.
    let target: SitePath
  }

  /// Signs people in and up, and sets the cookie of their browser.
  struct AccountDoor: SigningIn, SigningUp {
    let visit: AccountVisit
    let setCookies: SetCookiesAction

    func signIn(name: String, password: String) async throws -> PasswordAnswer {
      let outcome = try await visit.store.signIn(
        name: name, password: password, address: visit.address, device: visit.device)
      return try await setCookies.answer(outcome, thenLoad: visit.target)
    }

    func signUp(name: String, password: String) async throws {
      let secret = try await visit.store.signUp(name: name, password: password, device: visit.device)
      try await setCookies.enter(with: secret, thenLoad: visit.target)
    }
  }

  /// Does what a member asks for, and ends the open pages of the member when a permission ends.
  struct MemberDesk: MemberService {
    let visit: AccountVisit
    let signIn: AccountStore.SignIn
    let setCookies: SetCookiesAction

    func devices() async throws -> [SignedInDevice] { try await visit.store.devices(of: signIn) }

    func changePassword(from old: String, to new: String) async throws -> PasswordAnswer {
      let outcome = try await visit.store.changePassword(of: signIn, from: old, to: new, address: visit.address)
      // First, so that this page completes it when all pages of the member end.
      let answer = try await setCookies.answer(outcome, thenLoad: AccountRoutes.home)
      if answer == .accepted { try await visit.pages.end(person: signIn.member.id) }
      return answer
    }

    func signOut(_ device: SignedInDevice.ID) async throws -> [SignedInDevice] {
      try await visit.store.signOut(device, of: signIn.member.id)
      let devices = try await devices()
      try await visit.pages.end(person: signIn.member.id)
      return devices
    }

    func signOut() async throws {
      try await visit.store.signOut(signIn.id, of: signIn.member.id)
      let removal = try BrowserCookie.removing(MemberMiddleware.cookie)
      await setCookies([removal], thenLoad: AccountRoutes.home)
      try await visit.pages.end(person: signIn.member.id)
    }
  }

  extension SetCookiesAction {
    fileprivate func answer(_ outcome: AccountStore.Outcome, thenLoad target: SitePath) throws -> PasswordAnswer {
      switch outcome {
      case .refused: return .refused
      case .limited(let until): return .limited(until: until)
      case .signedIn(let secret):
        try enter(with: secret, thenLoad: target)
        return .accepted
      }
    }

    fileprivate func enter(with secret: SessionSecret, thenLoad target: SitePath) throws {
      let cookie = try BrowserCookie(MemberMiddleware.cookie, secret.text, for: .time(AccountStore.lifetime))
      self([cookie], thenLoad: target)
    }
  }
#endif
