import PortableUI

extension LiveAssets {
  /// The folder of images, below the path of the assets.
  public static let imageFolder = "images"

  /// Returns the response to a request for an image of a bundle, or `nil` if no page has displayed an image with this
  /// name.
  ///
  /// The content for a name never changes. The policy prevents scripts in an SVG image from running if the image is
  /// opened directly.
  @MainActor
  public func image(_ name: String) -> LiveResponse? {
    guard let file = ImageFiles.shared.offered(name) else { return nil }
    let headers = [
      ("Content-Type", file.mediaType),
      ("Cache-Control", "public, max-age=31536000, immutable"),
      ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
      ("X-Content-Type-Options", "nosniff"),
    ]
    return LiveResponse(status: 200, headers: headers, body: .bytes(file.bytes))
  }
}
