import PortableUI

extension LiveAssets {
  /// The folder of the pictures below the path of the assets.
  public static let imageFolder = "images"

  /// The answer to a request for a picture of a bundle, or `nil` where no page has shown one of this name.
  ///
  /// A name stands for one content for good. A picture that somebody opens by itself, as a drawing with a script in it
  /// could be, runs nothing.
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
