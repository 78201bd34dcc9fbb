import Foundation
import HTTPTypes
import Hummingbird
import ServerTesting
import Shopping
import Testing

@testable import gallery

@Suite(.timeLimit(.minutes(5)))
struct ProfilePicturesTests {
  private struct Source: PictureContentSource {
    let picture: PictureContent

    func content(_ number: Int) async throws -> PictureContent? { number == 7 ? picture : nil }
  }

  private func answer(_ path: String) async throws -> ServerResponse {
    let router = Router()
    let picture = try PictureContent(Data("GIF89a, and more".utf8))
    ProfilePictures(source: Source(picture: picture)).add(to: router)
    return try await withServer(router) { client in
      try await client.execute(uri: path, method: .get)
    }
  }

  @Test func pictureIsNothingButAPicture() async throws {
    let response = try await answer("/shopping/pictures/7")
    #expect(response.status == .ok)
    #expect(response.headers[.contentType] == "image/gif")
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
    #expect(response.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
    #expect(String(buffer: response.body) == "GIF89a, and more")
  }

  @Test(arguments: ["6", "7.png", "-7", "x", "..%2F7"]) func otherNumberIsNotFound(number: String) async throws {
    #expect(try await answer("/shopping/pictures/\(number)").status == .notFound)
  }
}
