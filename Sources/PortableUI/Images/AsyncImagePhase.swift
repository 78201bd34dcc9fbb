/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// No image is loaded yet, or there is no address.
  case empty
  /// The image was loaded.
  case success(Image)
  /// Loading the image failed.
  case failure(any Error)

  /// The image, if it was loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
