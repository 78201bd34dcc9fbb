/// One example of what a feature does, or, with examples of its own, the outline of several.
public struct Scenario: Hashable, Sendable {
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  public var description = ""
  public var steps: [Step] = []
  /// What stands for the outline's placeholders; empty when it is no outline.
  public var examples: [Examples] = []

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}

/// A table of values for the placeholders of an outline: each row below the first makes a scenario.
public struct Examples: Hashable, Sendable {
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  public var description = ""
  /// The names of the placeholders, and a row for each scenario.
  public var table: DataTable

  public init(_ name: String, table: DataTable, location: Location) {
    self.location = location
    self.name = name
    self.table = table
  }
}
