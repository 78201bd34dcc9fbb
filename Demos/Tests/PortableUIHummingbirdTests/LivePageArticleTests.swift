import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

private struct BookView: View {
  let number: Int

  var body: some View { Text("Book number \(number)") }
}

private struct BooksView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Emma", value: 42).navigationDestination(for: Int.self) { BookView(number: $0) }
    }
  }
}

private struct ErrorView: View {
  let isMissing: Bool

  var body: some View { Text(isMissing ? "There is no such page." : "This did not work.") }
}

private actor Library {
  func book(_ number: Int) -> Int? { numbers().first { $0 == number } }

  func numbers() -> [Int] { [7, 42] }
}

private struct MembersView: View {
  var body: some View { Text("Members") }
}

private struct MembersOnly<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ input: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard input.headers[.authorization] != nil else { throw HTTPError(.unauthorized) }
    return try await next(input, context)
  }
}

/// The code of the articles of PortableUIWeb that needs a server.
@Suite(.timeLimit(.minutes(5)))
struct LivePageArticleTests {
  @Test func routesAskAndErrorsHaveAView() async throws {
    let (pages, library) = (LivePages(), Library())
    // snippet.errors
    let router = Router()
    router.liveErrors(in: pages) { error in
      ErrorView(isMissing: error.status == .notFound)
    }
    router.livePage("/book/:number", in: pages) { page in
      guard let number = page.parameters.get("number", as: Int.self), let book = await library.book(number) else {
        throw HTTPError(.notFound)
      }
      return BookView(number: book)
    }
    // snippet.end
    // snippet.sitemap
    router.sitemap(in: pages) { await library.numbers().map { Sitemap.Page("/book/\($0)") } }
    // snippet.end
    try await withServer(router) { client in
      for (path, status, text) in [
        ("/book/42", 200, "Book number 42"), ("/book/43", 404, "There is no such page."), ("/", 404, "no such page"),
        ("/sitemap.xml", 200, "/book/42</loc>"), ("/robots.txt", 200, "/sitemap.xml"),
      ] {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.status.code == status && String(buffer: response.body).contains(text), "\(path)")
      }
      let foreign = try await client.execute(uri: "/robots.txt", method: .get, authority: "evil.test")
      #expect(foreign.status == .misdirectedRequest)
    }
  }

  @Test func pagesHaveRoutes() async throws {
    let pages = LivePages()
    // snippet.routes
    let router = Router()
    router.livePage("/books/**", in: pages) { BooksView() }
    router.livePage("/book/:number", in: pages) { page in
      guard let number = page.parameters.get("number", as: Int.self) else { throw HTTPError(.notFound) }
      return BookView(number: number)
    }
    router.group("/members").add(middleware: MembersOnly())
      .livePage("/", in: pages) { MembersView() }
    // snippet.end
    try await withServer(router) { client in
      for (path, status) in [
        ("/books", 200), ("/books/42", 200), ("/book/7", 200), ("/book/seven", 404), ("/members", 401),
      ] {
        #expect(try await client.execute(uri: path, method: .get).status.code == status, "\(path)")
      }
      let book = try await client.execute(uri: "/books/42", method: .get)
      #expect(String(buffer: book.body).contains("Book number 42"))
    }
  }

  @Test func aRouteStatesItsPerson() async throws {
    let pages = LivePages()
    // snippet.person
    let router = Router(context: MemberContext.self)
    router.add(middleware: MemberMiddleware())
    router.livePage("/account", in: pages, person: { page in page.context.member?.id }) { page in
      Text("Hello, \(page.context.member?.name ?? "stranger")")
    }
    // snippet.end
    try await withServer(router) { client in
      let page = try await client.execute(uri: "/account", method: .get, headers: [.cookie: "session=s1"])
      #expect(String(buffer: page.body).contains("Hello, Ada"))
      _ = try await client.execute(uri: "/account", method: .get)
      #expect(await pages.sessionCount == 2)
      try await pages.end(person: "7")
      #expect(await pages.sessionCount == 1)
    }
  }
}

private struct Member {
  let id: String
  let name: String
}

// snippet.context
private struct MemberContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var member: Member?

  init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}

private struct MemberMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: MemberContext,
    next: @concurrent (Request, MemberContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    if let secret = request.cookies["session"]?.value { context.member = await member(with: secret) }
    return try await next(request, context)
  }
}
// snippet.end

private func member(with secret: String) async -> Member? { secret == "s1" ? Member(id: "7", name: "Ada") : nil }
