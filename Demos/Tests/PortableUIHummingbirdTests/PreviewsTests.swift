import Hummingbird
import PortableUIWeb
import ServerTesting
import Testing

@testable import PortableUIHummingbird

@Suite(.timeLimit(.minutes(5)))
struct PreviewsTests {
  private let pages = LivePages(clock: StoppedClock())

  /// A program with a page of its own, as `vsm serve` starts it.
  private func edited(showsPreviews: Bool) -> Router<BasicRequestContext> {
    let program = Router()
    program.get("/**") { request, _ in "The program: \(request.uri.path)" }
    let responder = PreviewsResponder(program.buildResponder(), in: showsPreviews ? pages : nil)
    let router = Router()
    router.get("/**") { request, context in try await responder.respond(to: request, context: context) }
    return router
  }

  private func html(_ path: String, from client: ServerClient) async throws -> String {
    let response = try await client.execute(uri: path, method: .get)
    #expect(response.status == .ok)
    return String(buffer: response.body)
  }

  @Test func aListAndAPageForEachFileAreServed() async throws {
    let router = Router()
    router.group("/staff").livePreviews(in: pages)
    try await withServer(router) { client in
      #expect(try await html("/staff/previews", from: client).contains("<title>Previews"))
      let missing = try await client.execute(uri: "/staff/previews/Shop/Cart%20View.swift", method: .get)
      #expect(missing.status == .notFound)
      #expect(String(buffer: missing.body).contains("Cart View.swift” declares no preview."))
    }
  }

  @Test func anEditedProgramServesThemBesideItsOwnPages() async throws {
    try await withServer(edited(showsPreviews: true)) { client in
      let page = try await html("/_vsm/previews/Shop/Cart%20View.swift", from: client)
      #expect(page.contains("Shop/Cart View.swift") && page.contains("The program has no previews of this file."))
      #expect(page.contains(#"href="/_vsm/previews""#))
      let script = try #require(page.firstMatch(of: /src="([^"]+live\.js)"/)?.1)
      #expect(script.hasPrefix("/_vsm/"))
      #expect(try await client.execute(uri: String(script), method: .get).status == .ok)
      #expect(try await html("/previews", from: client) == "The program: /previews")
    }
  }

  @Test(arguments: ["shop.example", "127.0.0.1.shop.example", "shop.example:80"])
  func aForeignNameOfThisMachineDoesNotLeadToThem(host: String) async throws {
    try await withServer(edited(showsPreviews: true)) { client in
      let response = try await client.execute(uri: "/_vsm/previews", method: .get, authority: host)
      #expect(String(buffer: response.body) == "The program: /_vsm/previews")
    }
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1", true), ("localhost", "localhost", true), ("::1", "::1", true),
    ("0.0.0.0", "0.0.0.0", false), ("192.168.0.7", "192.168.0.7", false), ("127.0.0.1", "0.0.0.0", false),
  ])
  func otherMachinesDoNotSeeThem(stated: String, configured: String, areShown: Bool) async throws {
    let address = ServerAddress(host: stated, port: 8080)
    let folder = try #require(
      ServeFolder(environment: ["VSM_SERVE": "/tmp/none", "VSM_SERVE_LAUNCH": "1"], address: address))
    let base = Application(
      router: Router(), configuration: ApplicationConfiguration(address: .hostname(configured, port: 8080)))
    let application = EditedApplication(base, at: address, folder: folder)
    #expect((application.previewPages != nil) == areShown)

    try await withServer(edited(showsPreviews: false)) { client in
      let html = try await html("/_vsm/previews", from: client)
      #expect(html == "The program: /_vsm/previews")
    }
  }
}
