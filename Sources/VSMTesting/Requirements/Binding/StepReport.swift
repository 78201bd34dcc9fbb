import Gherkin

/// What stands between scenarios and their definitions: all of it at once.
///
/// ```swift
/// @Test @MainActor func everyStepHasItsDefinition() throws {
///   let report = try Requirements().report(on: profileSteps)
///   #expect(report.problems.isEmpty, "\(report)")
/// }
/// ```
public struct StepReport: Sendable {
  /// A paragraph for each thing that keeps scenarios from being run.
  public internal(set) var problems: [String] = []

  /// The definitions that no step is bound to, with their places.
  public internal(set) var unused: [String] = []
}

extension StepReport: CustomStringConvertible {
  /// The problems, and after them the definitions that are not used.
  public var description: String {
    var paragraphs = problems
    if !unused.isEmpty { paragraphs.append("No step uses:\n" + unused.map { "  \($0)" }.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n")
  }
}

extension StepReport {
  /// Compares scenarios with the definitions of their steps.
  @MainActor
  init<World>(_ scenarios: [Requirements.Scenario], _ steps: Steps<World>) {
    problems = steps.definitions.compactMap { definition in
      definition.problem.map { "\(definition.callSite): \(definition.name) cannot be used.\n  \($0)" }
    }
    var unbound: [(step: Pickle.Step, places: [String])] = []
    var used: Set<String> = []
    var told: Set<String> = []
    for scenario in scenarios {
      for step in scenario.pickle.steps {
        let place = "\(scenario.file):\(step.location.line)"
        let line = "\(place): \(step.keyword.rawValue) \(step.text)"
        switch steps.binding(of: step) {
        case .bound(let definition, _): used.insert(definition.line)
        case .unbound:
          if let index = unbound.firstIndex(where: { StepSnippet($0.step) == StepSnippet(step) }) {
            if !unbound[index].places.contains(line) { unbound[index].places.append(line) }
          } else {
            unbound.append((step, [line]))
          }
        case .ambiguous(let definitions):
          used.formUnion(definitions.map(\.line))
          guard told.insert(line).inserted else { continue }
          problems.append(
            "\(line)\n  fits \(definitions.count) definitions, so it is not clear which is meant. Let one of them fit less:\n"
              + definitions.map { "    \($0.line)" }.joined(separator: "\n"))
        case .misfit(let definition, let reason):
          used.insert(definition.line)
          guard told.insert(line).inserted else { continue }
          problems.append("\(line)\n  fits \(definition.line), but cannot be read by it.\n  \(reason)")
        }
      }
    }
    problems += unbound.map { step, places in
      StepReport.unbound(StepSnippet(step), places, nearest: steps.nearest(to: step.text))
    }
    unused = steps.definitions.filter { $0.problem == nil && !used.contains($0.line) }.map(\.line)
  }

  private static func unbound(_ snippet: StepSnippet, _ places: [String], nearest: String?) -> String {
    var text = places.joined(separator: "\n") + "\n  has no definition."
    if let nearest { text += " Did you mean \(nearest)?" }
    let code = snippet.description.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return text + " To write one:\n\n" + code
  }
}

extension StepDefinition {
  /// The definition on one line: what it fits, and where it is written.
  var line: String { "\(name) (\(callSite))" }
}
