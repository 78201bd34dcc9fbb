extension Feature {
  /// Returns the scenarios to run, in the order of the file.
  ///
  /// The steps of backgrounds precede the steps of each scenario, if it has any. An outline results in a scenario for
  /// each row of its examples. Tags are inherited. Scenarios with the same name are distinguished by their values, or
  /// else by a number.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the result.
  public func pickles() -> [Pickle] {
    let background = background?.steps ?? []
    var drafts = scenarios.flatMap { pickles(of: $0, rule: nil, background: background) }
    for rule in rules {
      let background = background + (rule.background?.steps ?? [])
      drafts += rule.scenarios.flatMap { pickles(of: $0, rule: rule, background: background) }
    }
    return named(drafts)
  }

  /// A pickle with the values that can be appended to its name.
  private typealias Draft = (pickle: Pickle, values: Placeholders?)

  private func pickles(of scenario: Scenario, rule: Rule?, background: [Step]) -> [Draft] {
    let tags = self.tags + (rule?.tags ?? []) + scenario.tags
    let background = scenario.steps.isEmpty ? [] : background
    func pickle(location: Location, tags: [Tag], values: Placeholders?) -> Draft {
      var kind = StepKind.unknown
      let steps = (background + scenario.steps).enumerated().map { index, step in
        kind = kind.next(step.keyword)
        // The steps of a background are the same for every row, so their placeholders are not replaced.
        return Pickle.Step(step, kind: kind, values: index < background.count ? nil : values)
      }
      let name = values?.fill(scenario.name) ?? scenario.name
      return (
        Pickle(location: location, feature: self.name, rule: rule?.name, name: name, tags: tags, steps: steps), values
      )
    }
    guard !scenario.examples.isEmpty else { return [pickle(location: scenario.location, tags: tags, values: nil)] }
    return scenario.examples.flatMap { examples -> [Draft] in
      guard let header = examples.table.rows.first else { return [] }
      return examples.table.rows.dropFirst().map { row in
        pickle(location: row.location, tags: tags + examples.tags, values: Placeholders(header: header, row: row))
      }
    }
  }

  private func named(_ drafts: [Draft]) -> [Pickle] {
    let counts = Dictionary(drafts.map { ($0.pickle.name, 1) }, uniquingKeysWith: +)
    var taken: Set<String> = []
    var numbers: [String: Int] = [:]
    return drafts.map { draft in
      var pickle = draft.pickle
      if counts[pickle.name] != 1, let values = draft.values { pickle.name += " (\(values))" }
      let name = pickle.name
      while !taken.insert(pickle.name).inserted {
        numbers[name, default: 1] += 1
        pickle.name = "\(name) (\(numbers[name] ?? 1))"
      }
      return pickle
    }
  }
}

extension Pickle.Step {
  init(_ step: Step, kind: StepKind, values: Placeholders?) {
    self.init(
      location: step.location, keyword: step.keyword, writtenKeyword: step.writtenKeyword, kind: kind,
      text: values?.fill(step.text) ?? step.text,
      arguments: values.map { step.arguments.map($0.fill) } ?? step.arguments)
  }
}
