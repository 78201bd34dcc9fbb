import DemoStorage
import Foundation
import HTTPTypes
import Hummingbird
import Shopping

/// The images of the products, as `/shopping/images/42.svg`.
struct ProductPictures {
  func add(to router: Router<BasicRequestContext>) {
    router.get("/shopping/images/:file") { _, context in
      let file = context.parameters.get("file") ?? ""
      guard let svg = Self.svg(of: file) else { throw HTTPError(.notFound) }
      return Response(
        status: .ok,
        headers: [
          .contentType: "image/svg+xml",
          // The image of a number changes only with a new version of the gallery.
          .cacheControl: "public, max-age=86400",
          .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(string: svg)))
    }
  }

  /// Returns the picture of a product of the catalog, or the one of all others.
  private static func svg(of file: String) -> String? {
    if file == "parcel.svg" { return ParcelPicture.svg }
    guard let id = file.wholeMatch(of: /([1-9][0-9]{0,5})\.svg/).flatMap({ Int($0.1) }) else { return nil }
    return ProductPicture(id: id)?.svg
  }
}

/// The shopper's picture, as `/shopping/pictures/7`.
struct ProfilePictures {
  let source: any PictureContentSource

  func add(to router: Router<BasicRequestContext>) {
    router.get("/shopping/pictures/:number") { [source] _, context in
      guard let number = context.parameters.get("number").flatMap({ Int($0) }),
        let picture = try await source.content(number)
      else { throw HTTPError(.notFound) }
      return Response(
        status: .ok,
        headers: [
          .contentType: picture.kind.mediaType,
          // A person has sent the content: a browser shows it as this picture, or not at all.
          .xContentTypeOptions: "nosniff",
          .contentSecurityPolicy: "default-src 'none'; sandbox",
          // Another picture has another number.
          .cacheControl: "private, max-age=86400",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.data)))
    }
  }
}
