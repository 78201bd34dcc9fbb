#if Hummingbird
  import Hummingbird
  import Testing

  @testable import PortableUIHummingbird

  struct LivePageRouteTests {
    @Test func eachPageHasAFolderOfItsOwn() {
      let folders = ["/", "/a", "/a/:b", "/a-b"].map { "\(LivePageRoute(path: RouterPath($0)).assetPath(for: "x"))" }
      #expect(Set(folders).count == 4)
    }

    @Test func theGroupsAroundAPageAreTakenFromTheRequest() {
      let route = LivePageRoute(path: "/blog/{id}")
      let folder = "\(route.assetPath(for: "x"))".split(separator: "/").dropLast().joined(separator: "/")
      #expect(route.assetFolder(requested: "/blog/7", endpoint: "/blog/{id}") == "/" + folder)
      #expect(route.assetFolder(requested: "/en/v1/blog/7", endpoint: "/{language}/v1/blog/{id}") == "/en/v1/" + folder)
      #expect(route.assetFolder(requested: "/blog/7", endpoint: nil) == "/" + folder)
    }
  }
#endif
