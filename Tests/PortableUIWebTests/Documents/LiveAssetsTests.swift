import Testing

@testable import PortableUIWeb

struct LiveAssetsTests {
  @Test func theFilesAreKeptForGood() throws {
    for (name, type) in [("live.js", "text/javascript; charset=utf-8"), ("live.css", "text/css; charset=utf-8")] {
      let response = try #require(LiveAssets.shared.response(for: name))
      #expect(response.status == 200)
      #expect(response["Content-Type"] == type)
      #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(!response.text.isEmpty)
    }
  }

  @Test func thereAreNoOtherFiles() {
    #expect(LiveAssets.shared.response(for: "../live.js") == nil)
    #expect(LiveAssets.shared.response(for: "") == nil)
  }

  @Test func otherContentHasAnotherVersion() {
    let versions = [
      LiveAssets(script: [1], styleSheet: [2]), LiveAssets(script: [1, 2], styleSheet: []),
      LiveAssets(script: [2], styleSheet: [1]),
    ].map(\.version)
    #expect(Set(versions).count == 3)
    #expect(LiveAssets(script: [1], styleSheet: [2]).version == versions[0])
  }
}
