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
      let page = try await html("/staff/previews/Shop/Cart%20View.swift", from: client)
      #expect(page.contains("Shop/Cart View.swift"))
      #expect(page.contains("This file declares no preview."))
    }
  }

  @Test func anEditedProgramServesThemBesideItsOwnPages() async throws {
    try await withServer(edited(showsPreviews: true)) { client in
      let page = try await html("/_vsm/previews/Shop/CartView.swift", from: client)
      #expect(page.contains("This file declares no preview."))
      let script = try #require(page.firstMatch(of: /src="([^"]+live\.js)"/)?.1)
      #expect(script.hasPrefix("/_vsm/"))
      #expect(try await client.execute(uri: String(script), method: .get).status == .ok)
      #expect(try await html("/previews", from: client) == "The program: /previews")
    }
  }

  @Test func otherMachinesDoNotSeeThem() async throws {
    try await withServer(edited(showsPreviews: false)) { client in
      let html = try await html("/_vsm/previews", from: client)
      #expect(html == "The program: /_vsm/previews")
    }
  }
}
