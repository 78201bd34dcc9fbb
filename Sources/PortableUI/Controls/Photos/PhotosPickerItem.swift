#if canImport(UniformTypeIdentifiers)
  public import UniformTypeIdentifiers
#endif

/// A picture or video that a person has chosen, whose content may still be on its way.
///
/// The content is a temporary file, which is removed when the page ends.
public struct PhotosPickerItem: Sendable {
  private let upload: FileUpload

  init(_ upload: FileUpload) { self.upload = upload }

  /// The types of the content, of which a browser tells one, by the name of the file.
  public var supportedContentTypes: [UTType] { [upload.contentType] }

  /// The identifier in a library of photos, which a browser does not tell.
  public var itemIdentifier: String? { nil }

  /// Waits until the content has arrived, and makes a value from it.
  ///
  /// If the task is canceled, the browser stops sending.
  ///
  /// - Parameter type: A type such as `Data`, or one of the feature's own.
  /// - Returns: `nil` if the type has no representation for the content.
  /// - Throws: A ``FileTransferError`` if the content does not arrive, a `CancellationError`, or the representation's
  ///   error.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await upload.value(of: type)
  }

  /// The form in which the device hands over content. A browser always hands over what it has.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    case automatic, current, compatible
  }
}

extension PhotosPickerItem: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.upload.id == right.upload.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(upload.id) }
}
