/// A word that marks a feature, rule, scenario or table of examples, and all that is inside.
public struct Tag: Hashable, Sendable {
  public var location: Location
  /// The tag with its sign, such as `@slow`.
  public var name: String

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}
