import DemoStorage
import HTTPTypes
import Hummingbird
import ServerTesting
import Testing

@testable import gallery

@Suite(.timeLimit(.minutes(5)))
struct ProductPicturesTests {
  private func answer(_ path: String) async throws -> ServerResponse {
    let router = Router()
    ProductPictures().add(to: router)
    return try await withServer(router) { client in
      try await client.execute(uri: path, method: .get)
    }
  }

  @Test func imageOfAProductIsCached() async throws {
    let response = try await answer("/shopping/images/42.svg")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/svg+xml")
    #expect(response.headers[.cacheControl] == "public, max-age=86400")
    #expect(response.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
    #expect(String(buffer: response.body) == ProductPicture(id: 42)?.svg)
  }

  @Test func importedProductHasTheImageOfAParcel() async throws {
    let response = try await answer("/shopping/images/parcel.svg")
    #expect(response.status == .ok)
    #expect(String(buffer: response.body) == ParcelPicture.svg)
  }

  @Test(arguments: [
    "0.svg", "505.svg", "042.svg", "42", "42.png", "-1.svg", "1e2.svg", "99999999.svg", "..%2F1.svg", "%00.svg",
  ])
  func unknownProductIsNotFound(file: String) async throws {
    #expect(try await answer("/shopping/images/\(file)").status == .notFound)
  }
}
