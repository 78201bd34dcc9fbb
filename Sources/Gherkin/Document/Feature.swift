/// What a feature file says: one feature, by the scenarios that it consists of.
///
/// ``init(parsing:file:)-(String,_)`` reads one from text; ``pickles()`` makes of it what can be run.
public struct Feature: Hashable, Sendable {
  /// The name of the file, for messages.
  public var file: String
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  /// The prose below the first line.
  public var description = ""
  /// What comes before each scenario, those in rules included.
  public var background: Background?
  /// The scenarios that belong to no rule.
  public var scenarios: [Scenario] = []
  public var rules: [Rule] = []

  public init(_ name: String, file: String, location: Location) {
    self.file = file
    self.location = location
    self.name = name
  }
}

/// One rule that a feature keeps, with the scenarios that illustrate it.
public struct Rule: Hashable, Sendable {
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  public var description = ""
  /// What comes before each of its scenarios, after the background of the feature.
  public var background: Background?
  public var scenarios: [Scenario] = []

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}
