import Gherkin

/// The problems of the bindings between scenarios and step definitions.
///
/// ```swift
/// @Test @MainActor func everyStepHasItsDefinition() throws {
///   let report = try Requirements().report(on: profileSteps)
///   #expect(report.problems.isEmpty, "\(report)")
/// }
/// ```
public struct StepReport: Sendable {
  /// One paragraph for each problem that prevents scenarios from running.
  public internal(set) var problems: [String] = []

  /// The definitions that no step is bound to, and the hooks that select no scenario, with their locations.
  public internal(set) var unused: [String] = []
}

extension Requirements {
  /// Returns the problems of binding the scenarios to these definitions.
  @MainActor
  public func report<World>(on steps: Steps<World>) -> StepReport {
    StepReport(scenarios, steps)
  }
}

extension StepReport: CustomStringConvertible {
  /// The problems, followed by the unused definitions and hooks.
  public var description: String {
    var paragraphs = problems
    if !unused.isEmpty { paragraphs.append("Unused steps:\n" + unused.map { "  \($0)" }.joined(separator: "\n")) }
    return paragraphs.joined(separator: "\n\n")
  }
}

extension StepReport {
  /// Binds the steps of scenarios to their definitions.
  @MainActor
  init<World>(_ scenarios: [Requirements.Scenario], _ steps: Steps<World>) {
    let hooks = steps.before + steps.after
    problems = steps.definitions.compactMap { definition in
      definition.problem.map { "\(definition.callSite): \(definition.name) cannot be used.\n  \($0)" }
    }
    problems += hooks.compactMap(\.problem)
    var unbound: [(step: Pickle.Step, places: [String])] = []
    var used: Set<String> = []
    var reported: Set<String> = []
    for scenario in scenarios {
      for step in scenario.pickle.steps {
        let place = "\(scenario.file):\(step.location.line)"
        let line = "\(place): \(step.sentence)"
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
          guard reported.insert(line).inserted else { continue }
          problems.append(
            "\(line)\n  is ambiguous: it matches \(definitions.count) definitions. Make one of them more specific:\n"
              + definitions.map { "    \($0.line)" }.joined(separator: "\n"))
        case .misfit(let definition, let reason):
          used.insert(definition.line)
          guard reported.insert(line).inserted else { continue }
          problems.append("\(line)\n  matches \(definition.line), but cannot be bound to it.\n  \(reason)")
        }
      }
    }
    problems += unbound.map { step, places in
      StepReport.unbound(StepSnippet(step), places, nearest: steps.nearest(to: step.text))
    }
    unused = steps.definitions.filter { $0.problem == nil && !used.contains($0.line) }.map(\.line)
    unused += hooks.filter { $0.problem == nil && !scenarios.contains(where: $0.selects) }.map(\.line)
  }

  private static func unbound(_ snippet: StepSnippet, _ places: [String], nearest: String?) -> String {
    var text = places.joined(separator: "\n") + "\n  has no definition."
    if let nearest { text += " Did you mean \(nearest)?" }
    let code = snippet.description.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    return text + " Add one:\n\n" + code
  }
}

extension StepDefinition {
  /// The name and location of the definition, on one line.
  var line: String { "\(name) (\(callSite))" }
}
