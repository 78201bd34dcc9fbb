import Foundation
import Hummingbird
import PortableUI
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

/// The site's view of errors, for routes, middleware, and addresses without a route.
@Suite(.timeLimit(.minutes(5)))
struct LiveErrorsTests {
  private let pages = LivePages(clock: StoppedClock())

  private struct Failure: Error {}

  private struct Books: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Emma", value: 42).navigationDestination(for: Int.self) { Text("Book \($0)") }
      }
    }
  }

  private struct ErrorView: View {
    let status: PageStatus
    @State private var presses = 0

    var body: some View {
      Text("Error \(status.code)").navigationTitle("Sorry")
      Button("Pressed \(presses)") { presses += 1 }
    }
  }

  private struct Rejecting<Context: RequestContext>: RouterMiddleware {
    func handle(
      _ input: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
      guard input.headers[.authorization] != nil else {
        throw HTTPError(.unauthorized, headers: [.wwwAuthenticate: "Basic"])
      }
      return try await next(input, context)
    }
  }

  private func router(showsErrors: Bool = true, files: String? = nil) -> Router<BasicRequestContext> {
    let router = Router()
    if showsErrors { router.liveErrors(in: pages) { error in ErrorView(status: error.status) } }
    if let files { router.add(middleware: FileMiddleware(files)) }
    router.livePage("/items/:id", in: pages) { page in
      await Task.yield()
      guard let id = page.parameters.get("id", as: Int.self) else { throw HTTPError(.notFound) }
      if id == 410 { throw HTTPError(.gone) }
      if id == 500 { throw Failure() }
      if id == 302 { throw PageRedirect(to: "/items/1") }
      return Text("Item \(id)")
    }
    router.livePage("/books/**", in: pages) { Books() }
    router.get("/api") { _, _ -> String in throw HTTPError(.badRequest, message: "No such thing") }
    router.group("/members").add(middleware: Rejecting()).livePage("/", in: pages) { ErrorView(status: .ok) }
    return router
  }

  @Test(arguments: [
    ("/items/1", 200, "Item 1"), ("/items/x", 404, "Error 404"), ("/items/410", 410, "Error 410"),
    ("/items/500", 500, "Error 500"), ("/nowhere", 404, "Error 404"), ("/nowhere/else?q=1", 404, "Error 404"),
    ("/books/42", 200, "Book 42"), ("/books/emma", 404, "Error 404"), ("/members", 401, "Error 401"),
  ])
  func errorIsAPageOfTheSiteWithItsStatus(path: String, status: Int, text: String) async throws {
    try await withServer(router()) { client in
      let response = try await client.execute(uri: path, method: .get, headers: [.accept: "text/html,*/*"])
      #expect(response.status.code == status)
      #expect(String(buffer: response.body).contains(text))
      let head = try await client.execute(uri: path, method: .head, headers: [:])
      #expect(head.status.code == status)
    }
  }

  @Test(arguments: ["/nowhere", "/items/x", "/books/emma", "/members"])
  func pageOfAnErrorIsLive(path: String) async throws {
    try await withServer(router()) { client in
      let response = try await client.execute(uri: path, method: .get)
      let page = try ServedPage(response)
      for (_, address) in page.html.matches(of: /<(?:script|link)[^>]* (?:src|href)="(\/[^"]*)"/).map(\.output) {
        #expect(try await client.execute(uri: String(address), method: .get).status == .ok, "\(address)")
      }
      let event = try await client.execute(uri: path, method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(event.status == .noContent)
      try await client.withSocket(uri: path, headers: page.socketHeaders(client)) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 101 "))
      }
    }
  }

  @Test func rejectedEventsOfAMembersPageAreNotApplied() async throws {
    try await withServer(router()) { client in
      let page = try ServedPage(
        try await client.execute(uri: "/members", method: .get, headers: [.authorization: "Basic x"]))
      #expect(page.html.contains("Error 200"))
      let event = try await client.execute(
        uri: "/members", method: .post, headers: page.eventHeaders, body: page.click(1))
      let stream = try await client.execute(uri: "/members", method: .get, headers: page.streamHeaders)
      #expect(event.status == .unauthorized && stream.status == .unauthorized)
      try await client.withSocket(uri: "/members", headers: page.socketHeaders(client)) { socket in
        #expect(socket.head.hasPrefix("HTTP/1.1 401 "))
      }
    }
  }

  /// A body can be read only once. Reading it again would end the process.
  @Test func routeMayHaveReadTheBodyBeforeItThrows() async throws {
    let router = router()
    router.post("/reading") { request, _ -> String in
      _ = try await request.body.collect(upTo: 100)
      throw HTTPError(.badRequest, message: "No such thing")
    }
    try await withServer(router) { client in
      let page = try ServedPage(try await client.execute(uri: "/nowhere", method: .get))
      for path in ["/reading", "/nowhere/else"] {
        let response = try await client.execute(
          uri: path, method: .post, headers: page.eventHeaders, body: page.click(1))
        #expect([.badRequest, .forbidden].contains(response.status), "\(path)")
      }
      let event = try await client.execute(
        uri: "/nowhere", method: .post, headers: page.eventHeaders, body: page.click(1))
      #expect(event.status == .noContent)
    }
  }

  @Test func headersOfTheErrorAreKept() async throws {
    try await withServer(router()) { client in
      let response = try await client.execute(uri: "/members", method: .get)
      #expect(response.headers[.wwwAuthenticate] == "Basic")
      #expect(response.headers[.contentSecurityPolicy] != nil)
    }
  }

  @Test(
    arguments: [
      ("application/json", nil), ("*/*", "empty"), ("text/css,*/*", "style"), ("image/png", "image"),
    ] as [(String, String?)])
  func otherRequestsGetTheErrorAsItIs(accept: String, destination: String?) async throws {
    try await withServer(router()) { client in
      var headers: HTTPFields = [.accept: accept]
      headers[HTTPFields.Element.Name("Sec-Fetch-Dest")!] = destination
      let response = try await client.execute(uri: "/api", method: .get, headers: headers)
      #expect(response.status == .badRequest && String(buffer: response.body).contains("No such thing"))
      let missing = try await client.execute(uri: "/nowhere", method: .get, headers: headers)
      #expect(missing.status == .notFound && !String(buffer: missing.body).contains("Error"))
    }
  }

  @Test func redirectIsNoError() async throws {
    try await withServer(router()) { client in
      let response = try await client.execute(uri: "/items/302", method: .get)
      #expect(response.status == .found && response.headers[.location] == "/items/1")
    }
  }

  @Test(arguments: [true, false])
  func filesAreServedBesideAPageOfAllAddresses(showsErrors: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("body {}".utf8).write(to: folder.appending(path: "site.css"))
    let router = Router()
    if showsErrors { router.liveErrors(in: pages) { error in ErrorView(status: error.status) } }
    router.add(middleware: FileMiddleware(folder.path))
    router.livePage("/**", in: pages) { Books() }
    try await withServer(router) { client in
      // As a browser asks for a style sheet, and as a crawler does.
      for destination in ["style", nil] {
        var headers: HTTPFields = [.accept: "text/css,*/*"]
        headers[HTTPFields.Element.Name("Sec-Fetch-Dest")!] = destination
        let file = try await client.execute(uri: "/site.css", method: .get, headers: headers)
        #expect(file.status == .ok && String(buffer: file.body) == "body {}")
      }
      let missing = try await client.execute(uri: "/nowhere.css", method: .get)
      #expect(missing.status == .notFound)
      #expect(String(buffer: missing.body).contains(showsErrors ? "Error 404" : "Emma"))
      #expect(try await client.execute(uri: "/42", method: .get).status == .ok)
      // The sessions of the pages in whose place files were sent have ended.
      let count = await pages.sessionCount
      #expect(count == 2)
    }
  }
}
