#if Accounts
  import DemoStorage
  import Hummingbird
  import Passwords
  import PortableUIWeb

  /// The context of requests whose browser may be signed in.
  struct MemberContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    /// The member whose browser it is, as far as ``MemberMiddleware`` has found one.
    var signIn: AccountStore.SignIn?

    init(context: BasicRequestContext) { coreContext = context.coreContext }
  }

  /// Finds the member whose browser has sent a request, by its cookie.
  struct MemberMiddleware: RouterMiddleware {
    /// The name of the cookie with the secret of a browser.
    static let cookie = "account"

    let store: AccountStore

    func handle(
      _ request: Request, context: MemberContext,
      next: @concurrent (Request, MemberContext) async throws -> Response
    ) async throws -> Response {
      var context = context
      if let secret = request.cookies[Self.cookie].flatMap({ SessionSecret($0.value) }) {
        context.signIn = try await store.signIn(with: secret)
      }
      return try await next(request, context)
    }
  }

  /// Sends everyone who is signed out to the sign-in, which leads back.
  struct MembersOnly: RouterMiddleware {
    func handle(
      _ request: Request, context: MemberContext,
      next: @concurrent (Request, MemberContext) async throws -> Response
    ) async throws -> Response {
      if context.signIn != nil { return try await next(request, context) }
      let target = SitePath(request.uri.path) ?? AccountRoutes.home
      return .redirect(to: AccountRoutes.address("/account", leadingTo: target))
    }
  }
#endif
