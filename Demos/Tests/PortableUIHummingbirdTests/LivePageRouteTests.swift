import Hummingbird
import PortableUI
import ServerTesting
import Testing

@testable import PortableUIHummingbird

@Suite(.timeLimit(.minutes(5)))
struct LivePageRouteTests {
  @Test func eachPageHasItsOwnFolder() {
    let folders = ["/", "/a", "/a/:b", "/a-b"].map { "\(LivePageRoute(path: RouterPath($0)).assetPath(for: "x"))" }
    #expect(Set(folders).count == 4)
  }

  @Test func routerGroupsAreTakenFromTheRequest() {
    let route = LivePageRoute(path: "/blog/{id}")
    let folder = "\(route.assetPath(for: "x"))".split(separator: "/").dropLast().joined(separator: "/")
    #expect(route.assetFolder(requested: "/blog/7", endpoint: "/blog/{id}") == "/" + folder)
    #expect(route.assetFolder(requested: "/en/v1/blog/7", endpoint: "/{language}/v1/blog/{id}") == "/en/v1/" + folder)
    #expect(route.assetFolder(requested: "/blog/7", endpoint: nil) == "/" + folder)
  }

  @Test func catchAllPathMatchesDeeperAddresses() {
    #expect(LivePageRoute(path: "/shop").paths.map(\.description) == ["/shop"])
    #expect(LivePageRoute(path: "/shop/**").paths.map(\.description) == ["/shop", "/shop/**"])
    #expect(LivePageRoute(path: "/**").paths.map(\.description) == ["/", "/**"])
  }

  @Test func otherRouteOfThePathIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let router = Router()
      router.get("/") { _, _ in "Hello" }
      router.livePage("/**") { Text("Hello") }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("“/**”") && message.contains("“GET /”"), "\(message)")
  }

  @Test func otherRoutesDoNotConflict() {
    let router = Router()
    router.get("/about") { _, _ in "Hello" }
    router.put("/") { _, _ in "Hello" }
    router.livePage("/**") { Text("Hello") }
    router.group("/group").get("/") { _, _ in "Hello" }
    #expect(router.routes.count { $0.path == "/" } == 4)
  }

  /// During a rolling deployment, a document of the new version can be followed by a request to an old process.
  @Test func scriptOfAnotherVersionIsRequestedFromAnotherProcess() async throws {
    let router = Router()
    router.livePage("/shop/**") { Text("Shop") }
    router.livePage("/blog") { Text("Blog") }
    let path = LivePageRoute(path: "/shop/**").assetPath(for: "live.js").description
    let fingerprint = try #require(path.split(separator: "/").dropLast().last?.split(separator: "-").last)
    let other = "/_live/0123456789abcdef-\(fingerprint)/"
    let requests = [path, other + "live.js", other + "nothing.js", "/_live/x-y/live.js"]
    var statuses: [Int] = []
    try await withServer(router) { client in
      for uri in requests {
        let response = try await client.execute(uri: uri, method: .get)
        statuses.append(response.status.code)
      }
    }
    #expect(statuses == [200, 503, 404, 404])
  }

  @Test func segmentsFollowThePathOfThePage() {
    let route = LivePageRoute(path: "/shop/{id}/**")
    let base = route.location(requested: "/shop/7/", query: nil, endpoint: "/shop/{id}")
    #expect(base?.base == "/shop/7" && base?.segments == [])
    let deep = route.location(
      requested: "/en/shop/7/tea%20pots/42", query: "q=x", endpoint: "/{language}/shop/{id}/**")
    #expect(deep?.base == "/en/shop/7" && deep?.segments == ["tea pots", "42"])
    #expect(deep?.path == "/en/shop/7/tea%20pots/42?q=x")
    #expect(route.location(requested: "/shop/7/%zz", query: nil, endpoint: "/shop/{id}/**") == nil)
  }

  @Test func pageWithOneAddressKeepsIt() {
    let route = LivePageRoute(path: "/blog/{id}")
    let location = route.location(requested: "/blog/7", query: "q=x", endpoint: "/blog/{id}")
    #expect(location?.path == "/blog/7?q=x" && location?.isDeep == false)
    #expect(LivePageRoute(path: "/").location(requested: "/", query: nil, endpoint: "/")?.path == "/")
  }
}
