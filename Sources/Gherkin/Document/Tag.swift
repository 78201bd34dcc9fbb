/// A label of a feature, rule, scenario or examples, inherited by the scenarios in it.
public struct Tag: Hashable, Sendable {
  public var location: Location
  /// The tag including its `@`, such as `@slow`.
  public var name: String

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}
