import Gherkin

/// The scenarios of feature files, each of which can be run as a test.
///
/// ```swift
/// @Test(arguments: try Requirements().scenarios)
/// func profile(_ scenario: Requirements.Scenario) async throws {
///   try await scenario.run(in: ProfileWorld(), with: profileSteps)
/// }
/// ```
public struct Requirements: Sendable {
  /// In the order of the files and of what stands in them.
  public let scenarios: [Scenario]

  init(_ features: [Feature], at location: TestLocation) throws(RequirementsError) {
    scenarios = features.flatMap { feature in
      feature.pickles().map { Scenario(pickle: $0, file: feature.file) }
    }
    let empty = features.filter { $0.scenarios.isEmpty && $0.rules.allSatisfy(\.scenarios.isEmpty) }.map { feature in
      "\(feature.file): The feature has no scenarios, so nothing of it would run. "
        + "Begin each with 'Scenario:' and a name; anything else there is prose."
    }
    let idle = scenarios.filter { $0.pickle.steps.isEmpty && !$0.isLeftOut }.map { scenario in
      "\(scenario.place): The scenario \"\(scenario.name)\" has no steps, so it would pass whatever happens. "
        + "Write some, each with Given, When or Then first, or tag it @skip; anything else there is prose."
    }
    let problems = empty + idle
    if !problems.isEmpty { throw RequirementsError(problems.joined(separator: "\n"), at: location) }
  }

  /// What stands between the scenarios and these definitions.
  @MainActor
  public func report<World>(on steps: Steps<World>) -> StepReport {
    StepReport(scenarios, steps)
  }

  /// One scenario, or one row of an outline's examples.
  public struct Scenario: Hashable, Sendable {
    /// The scenario as it is to be run.
    public let pickle: Pickle
    /// The name of its file.
    public let file: String
  }
}

extension Requirements.Scenario: Identifiable {
  /// The file and the name, which stay the same when steps change.
  public var id: String { "\(file): \(name)" }

  /// The name, which no other scenario of the feature has.
  public var name: String { pickle.name }

  /// All tags, those of the feature included.
  public var tags: [String] { pickle.tags.map(\.name) }

  /// Whether it is tagged `@skip`, so that it is not run.
  public var isLeftOut: Bool { tags.contains("@skip") }

  /// Whether it is tagged `@pending`, so that it is expected to fail.
  public var isPending: Bool { tags.contains("@pending") }

  var place: String { "\(file):\(pickle.location.line)" }
}

extension Requirements.Scenario: CustomStringConvertible {
  /// What a test of it is called: the feature, the rule if there is one, and the name.
  public var description: String {
    ([pickle.feature, pickle.rule, name] as [String?]).compactMap(\.self).joined(separator: ": ")
  }
}

/// Why requirements could not be read, in words.
public struct RequirementsError: LocatedError {
  public let message: String
  /// The place of the call that read the requirements.
  public let location: TestLocation

  init(_ message: String, at location: TestLocation) {
    self.message = message
    self.location = location
  }
}
