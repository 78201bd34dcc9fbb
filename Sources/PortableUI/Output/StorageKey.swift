/// The name of a text that a browser keeps for a site.
public struct StorageKey: Hashable, Sendable {
  public var name: String
  public var area: Area

  /// The places where browsers keep texts, by their names in the standard of Web Storage.
  public enum Area: String, Sendable {
    /// The text is kept until a person deletes the site's data, and all tabs have it.
    case local
    /// The text is kept until its tab is closed, and no other tab has it.
    case session
    /// The text is the state of a view. It is kept until its tab is closed, and only the server can read it.
    case sealed
  }

  public init(_ name: String, in area: Area) {
    self.name = name
    self.area = area
  }
}
