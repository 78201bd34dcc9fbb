/// A scenario or, if it has examples, a scenario outline.
public struct Scenario: Hashable, Sendable {
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  public var description = ""
  public var steps: [Step] = []
  /// The values for the placeholders of an outline. Empty for other scenarios.
  public var examples: [Examples] = []

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}

/// A table of values for the placeholders of an outline. Each row after the first is a scenario.
public struct Examples: Hashable, Sendable {
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  public var description = ""
  /// A header row with the names of the placeholders, and a row for each scenario.
  public var table: DataTable

  public init(_ name: String, table: DataTable, location: Location) {
    self.location = location
    self.name = name
    self.table = table
  }
}
