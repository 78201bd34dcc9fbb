/// The content of a feature file: a feature with its scenarios.
///
/// ``init(parsing:file:)-(String,_)`` parses a feature file. ``pickles()`` returns the scenarios to run.
public struct Feature: Hashable, Sendable {
  /// The name of the file, for messages.
  public var file: String
  public var location: Location
  /// The language of its keywords, as in the comment `# language: de`.
  public var language = "en"
  public var tags: [Tag] = []
  public var name: String
  /// The text below the first line.
  public var description = ""
  /// The steps before each scenario, including those in rules.
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

/// A rule of a feature, with the scenarios that illustrate it.
public struct Rule: Hashable, Sendable {
  public var location: Location
  public var tags: [Tag] = []
  public var name: String
  public var description = ""
  /// The steps before each of its scenarios. They follow the background of the feature.
  public var background: Background?
  public var scenarios: [Scenario] = []

  public init(_ name: String, location: Location) {
    self.location = location
    self.name = name
  }
}
