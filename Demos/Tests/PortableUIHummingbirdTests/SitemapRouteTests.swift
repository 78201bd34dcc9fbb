import Hummingbird
import PortableUIHummingbird
import PortableUIWeb
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SitemapRouteTests {
  private func router(pageCount: Int = 1) -> Router<BasicRequestContext> {
    let router = Router()
    router.sitemap(in: LivePages(clock: StoppedClock())) { (0..<pageCount).map { Sitemap.Page("/page/\($0)") } }
    return router
  }

  @Test(arguments: ["/sitemap.xml", "/robots.txt"])
  func hostOfAnotherSiteIsMisdirectedWithoutAViewOfErrors(path: String) async throws {
    try await withServer(router()) { client in
      let foreign = try await client.execute(uri: path, method: .get, authority: "evil.test")
      #expect(foreign.status == .misdirectedRequest)
      #expect(try await client.execute(uri: path, method: .get).status == .ok)
    }
  }

  @Test func longListHasParts() async throws {
    try await withServer(router(pageCount: 50_001)) { client in
      func get(_ path: String) async throws -> (HTTPResponse.Status, String) {
        let response = try await client.execute(uri: path, method: .get)
        return (response.status, String(buffer: response.body))
      }
      let (_, index) = try await get("/sitemap.xml")
      #expect(index.contains("/sitemap.xml?part=2</loc>"))
      let (_, second) = try await get("/sitemap.xml?part=2")
      #expect(second.contains("/page/50000</loc>"))
      for part in ["0", "3", "-1", "x", ""] {
        let (status, _) = try await get("/sitemap.xml?part=\(part)")
        #expect(status == .notFound)
      }
    }
  }
}
