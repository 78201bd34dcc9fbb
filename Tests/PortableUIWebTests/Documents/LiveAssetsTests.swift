import Testing

@testable import PortableUIWeb

struct LiveAssetsTests {
  @Test func filesAreCachedPermanently() throws {
    let script = "text/javascript; charset=utf-8"
    for (name, type) in [("live.js", script), ("page.js", script), ("live.css", "text/css; charset=utf-8")] {
      #expect(LiveAssets.names.contains(name))
      let response = try #require(LiveAssets.shared.response(for: name))
      #expect(response.status == 200)
      #expect(response["Content-Type"] == type)
      #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(!response.text.isEmpty)
    }
  }

  @Test func unknownFilesDoNotExist() {
    #expect(LiveAssets.shared.response(for: "../live.js") == nil)
    #expect(LiveAssets.shared.response(for: "") == nil)
  }

  @Test func differentContentHasADifferentVersion() {
    let versions = [[[1], [], [2]], [[1, 2], [], []], [[2], [], [1]], [[], [1], [2]]].map {
      LiveAssets(files: $0).version
    }
    #expect(Set(versions).count == 4)
    #expect(LiveAssets(files: [[1], [], [2]]).version == versions[0])
  }
}
