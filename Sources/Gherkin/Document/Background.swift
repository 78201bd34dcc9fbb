/// Steps that run before the steps of each scenario in the same feature or rule.
public struct Background: Hashable, Sendable {
  public var location: Location
  public var name: String
  public var description = ""
  public var steps: [Step] = []

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}
