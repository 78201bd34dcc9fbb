#if canImport(UniformTypeIdentifiers)
  internal import UniformTypeIdentifiers
#endif

/// The kinds of content that a ``PhotosPicker`` offers.
///
/// It is the type that PhotosUI has on Apple platforms, with the kinds that a browser distinguishes.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  let types: [UTType]

  /// Pictures.
  public static let images = PHPickerFilter(types: [.image])
  /// Videos.
  public static let videos = PHPickerFilter(types: [.movie])

  /// Returns a filter for all content that one of several filters accepts.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: subfilters.flatMap(\.types))
  }
}

extension PHPickerFilter? {
  /// The types of files. Without a filter, a person can choose pictures and videos.
  var types: [UTType] { self?.types ?? [.image, .movie] }
}
