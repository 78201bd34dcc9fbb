/// The steps that come before those of each scenario beside it.
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
