extension EnvironmentValues {
  /// The origins of pictures that the page's content security policy allows, such as `https://images.example.com`; `nil`
  /// if it allows all.
  ///
  /// A picture of another origin is reported as a diagnostic, since the browser blocks it without telling the server.
  public var imageOrigins: [String]? {
    get { self[ImageOriginsKey.self] }
    set { self[ImageOriginsKey.self] = newValue }
  }

  /// Reports a picture that the browser will not load.
  @MainActor
  func checkOrigin(ofImage address: String) {
    guard let origins = imageOrigins, let origin = AddressOrigin(of: address), !origins.contains(where: origin.matches),
      let host = livingHost
    else { return }
    host.services.service(orAdd: BlockedImages()).report(origin, on: host)
  }
}

private enum ImageOriginsKey: EnvironmentKey { static var defaultValue: [String]? { nil } }

/// The origins whose pictures a page cannot show. Each is reported once.
@MainActor
private final class BlockedImages: PageService {
  private var reported: Set<String> = []

  func report(_ origin: AddressOrigin, on host: ViewHost) {
    guard reported.count < 20, reported.insert(origin.text).inserted else { return }
    host.diagnose(
      .blockedImage,
      """
      A picture of \(origin.text) is not shown, because the content security policy of the page does not allow this \
      origin. Add it to the image origins of the page's settings, or serve the picture from the site itself.
      """)
  }
}
