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
}
