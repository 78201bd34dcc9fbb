import Gherkin
import VSMTestingCore

/// The scenarios of feature files. Each can be run as a test.
///
/// ```swift
/// @Test(arguments: try Requirements().scenarios)
/// func profile(_ scenario: Requirements.Scenario) async throws {
///   try await scenario.run(in: ProfileWorld(), with: profileSteps)
/// }
/// ```
///
/// Files are read beside the source of the test, so that a message names the file that is edited, and no build is
/// needed after an edit. Where the sources are missing, such as on a device, read the resources of a bundle explicitly.
/// There is no fallback to a bundle, because it would run an outdated copy if the path is wrong.
public struct Requirements: Sendable {
  /// The scenarios, in the order of the files and within each file.
  public let scenarios: [Scenario]

  init(scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  init(_ features: [Feature], at location: TestLocation) throws(RequirementsError) {
    scenarios = features.flatMap { feature in
      feature.pickles().map { Scenario(pickle: $0, file: feature.file) }
    }
    let empty = features.filter { $0.scenarios.isEmpty && $0.rules.allSatisfy(\.scenarios.isEmpty) }.map { feature in
      "\(feature.file): The feature has no scenarios, so none of it would run. "
        + "Begin each scenario with 'Scenario:' and a name. Other text is a description."
    }
    let idle = scenarios.filter { $0.pickle.steps.isEmpty && !$0.isLeftOut }.map { scenario in
      "\(scenario.place): The scenario \"\(scenario.name)\" has no steps, so it would always pass. "
        + "Begin each step with Given, When or Then, or tag the scenario @skip. Other text is a description."
    }
    let problems = empty + idle
    if !problems.isEmpty { throw RequirementsError(problems.joined(separator: "\n"), at: location) }
  }

  /// A scenario, or one row of a scenario outline's examples.
  public struct Scenario: Hashable, Sendable {
    /// The scenario with its examples and background applied.
    public let pickle: Pickle
    /// The name of the file.
    public let file: String
  }
}

extension Requirements.Scenario: Identifiable {
  /// The file and the name, which do not change with the steps.
  public var id: String { "\(file): \(name)" }

  /// The name, unique in the feature.
  public var name: String { pickle.name }

  /// All tags, including the tags of the feature.
  public var tags: [String] { pickle.tags.map(\.name) }

  /// Whether it is tagged `@skip` and therefore not run.
  public var isLeftOut: Bool { tags.contains("@skip") }

  /// Whether it is tagged `@pending` and therefore expected to fail.
  public var isPending: Bool { tags.contains("@pending") }

  var place: String { "\(file):\(pickle.location.line)" }
}

extension Requirements.Scenario: CustomStringConvertible {
  /// The name of its test: the feature, the rule if there is one, and the name.
  public var description: String {
    ([pickle.feature, pickle.rule, name] as [String?]).compactMap(\.self).joined(separator: ": ")
  }
}

/// The error of requirements that cannot be read.
public struct RequirementsError: LocatedError {
  public let message: String
  /// The location of the call that read the requirements.
  public let location: TestLocation

  init(_ message: String, at location: TestLocation) {
    self.message = message
    self.location = location
  }
}
