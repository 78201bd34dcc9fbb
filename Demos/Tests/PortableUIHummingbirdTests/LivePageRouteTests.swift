import Hummingbird
import Testing

@testable import PortableUIHummingbird

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
