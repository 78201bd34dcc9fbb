/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// No picture is there yet, or there is no address to load one from.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What kept the picture from being loaded, if that is how it went.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
