/// A multiline text of a step.
public struct DocString: Hashable, Sendable {
  public var location: Location
  /// The media type on the opening line, such as `json`, or `nil` if there is none.
  public var mediaType: String?
  /// The lines, without the indentation of the opening line.
  public var content: String

  public init(_ content: String, mediaType: String? = nil, location: Location) {
    self.location = location
    self.mediaType = mediaType
    self.content = content
  }
}
