import DemoStorage
import Foundation
import HTTPTypes
import Hummingbird

/// The images of the products, as `/shopping/images/42.svg`.
struct ProductPictures {
  func add(to router: Router<BasicRequestContext>) {
    router.get("/shopping/images/:file") { _, context in
      let file = context.parameters.get("file") ?? ""
      guard let id = file.wholeMatch(of: /([1-9][0-9]{0,5})\.svg/).flatMap({ Int($0.1) }),
        let picture = ProductPicture(id: id)
      else { throw HTTPError(.notFound) }
      return Response(
        status: .ok,
        headers: [
          .contentType: "image/svg+xml",
          // The image of a number changes only with a new version of the gallery.
          .cacheControl: "public, max-age=86400",
          .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(string: picture.svg)))
    }
  }
}
