/// A text of several lines below a step.
public struct DocString: Hashable, Sendable {
  public var location: Location
  /// What the text is written in, as the opening line says: `json`. `nil` when it does not say.
  public var mediaType: String?
  /// The lines, without the indentation of the opening one.
  public var content: String

  public init(_ content: String, mediaType: String? = nil, location: Location) {
    self.location = location
    self.mediaType = mediaType
    self.content = content
  }
}
