import Gherkin

/// Tags the scenarios that can't pass yet, so that they are expected to fail.
struct PendingTags {
  let outline: FeatureOutline

  /// Returns the text of the feature file with the tag above each such scenario.
  func adding(to text: String) -> String {
    let scenarios = outline.feature.scenarios + outline.feature.rules.flatMap(\.scenarios)
    let all = outline.feature.pickles()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for scenario in scenarios.sorted(by: { $0.location > $1.location }) {
      let rows = Set(scenario.examples.flatMap(\.table.rows).map(\.location))
      let pickles = all.filter { $0.location == scenario.location || rows.contains($0.location) }
      let isTagged = pickles.contains { $0.tags.contains { ["@pending", "@skip"].contains($0.name) } }
      guard !isTagged, !pickles.isEmpty, pickles.allSatisfy(cannotPass) else { continue }
      let line = lines[scenario.location.line - 1]
      lines.insert(line.prefix { $0 == " " || $0 == "\t" } + "@pending", at: scenario.location.line - 1)
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a step of a scenario has no definition yet, or expects something that the generated view does not show.
  private func cannotPass(_ pickle: Pickle) -> Bool {
    pickle.steps.contains { step in
      switch PageStep(step.text) {
      case nil: !PageStep.opensPage(step.text)
      case .seeText(let text): !shown.contains(text)
      case .disabled: true
      default: false
      }
    }
  }

  /// The texts that the generated view can show.
  private var shown: Set<String> {
    Set(
      ["Loading"] + outline.states.map(\.title) + outline.states.flatMap(\.actions).compactMap(\.label)
        + outline.states.flatMap(\.fields).map(\.label) + outline.options.values.joined())
  }
}
