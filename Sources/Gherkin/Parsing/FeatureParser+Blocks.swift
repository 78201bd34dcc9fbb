extension FeatureParser {
  private typealias Body = (background: Background?, scenarios: [Scenario])

  /// Parses the content of a feature, to the end of the file.
  mutating func parseBody(of feature: inout Feature) {
    let body = parseScenarios(in: "feature")
    (feature.background, feature.scenarios) = body
    while peek() != nil {
      let tags = parseTags()
      guard let line = peek() else { break }
      if case (.rule, let name)? = language.block(line) {
        position += 1
        var rule = Rule(name, location: line.location)
        rule.tags = tags
        rule.description = parseDescription()
        (rule.background, rule.scenarios) = parseScenarios(in: "rule")
        feature.rules.append(rule)
      } else {
        report(
          "A second feature begins here, but a file contains one feature.", "Move it to a file of its own.",
          at: line.location)
        position = lines.count
      }
    }
  }

  /// Parses a background and scenarios, up to the next rule or feature. The tags of that are not consumed.
  private mutating func parseScenarios(in parent: String) -> Body {
    var body: Body = (nil, [])
    while true {
      let start = (position, problems.count)
      let tags = parseTags()
      guard let line = peek() else {
        reportDangling(tags)
        return body
      }
      switch language.block(line) {
      case (.scenario, let name)?, (.outline, let name)?:
        body.scenarios.append(parseScenario(name, tags: tags))
      case (.background, let name)?:
        reportDangling(tags)
        if body.background != nil || !body.scenarios.isEmpty {
          report(
            "A background is in the wrong place.",
            "Write one background for each feature or rule, above its scenarios.", at: line.location)
        }
        body.background = parseBackground(name)
      case (.rule, _)?, (.feature, _)?:
        rewind(to: start)
        return body
      case (.examples, _)?:
        reportDangling(tags)
        report(
          "Examples belong to a scenario, but there is none above.", "Write them below the steps of an outline.",
          at: line.location)
        _ = parseExamples(tags: [])
      case nil:
        reportDangling(tags)
        skipMisplaced(
          line, "This line belongs to no scenario of the \(parent).",
          meant(
            by: line,
            or:
              "Write '\(language.word(for: .scenario)):' and a name above it, or begin it with '#' if it is a comment.")
        )
      }
    }
  }

  private mutating func parseBackground(_ name: String) -> Background {
    var background = Background(name, location: lines[position].location)
    position += 1
    background.description = parseDescription(endingAtSteps: true)
    background.steps = parseSteps()
    return background
  }

  private mutating func parseScenario(_ name: String, tags: [Tag]) -> Scenario {
    let line = lines[position]
    var scenario = Scenario(name, location: line.location)
    scenario.tags = tags
    position += 1
    scenario.description = parseDescription(endingAtSteps: true, atExamples: true)
    scenario.steps = parseSteps()
    while true {
      let start = (position, problems.count)
      let tags = parseTags()
      guard let next = peek(), case (.examples, _)? = language.block(next) else {
        rewind(to: start)
        break
      }
      if let examples = parseExamples(tags: tags) { scenario.examples.append(examples) }
    }
    if case (.outline, _)? = language.block(line), scenario.examples.isEmpty {
      report(
        "The outline has no examples, so none of it would run.",
        "Write '\(language.word(for: .examples)):' and a table below its steps, "
          + "or change it to '\(language.word(for: .scenario)):'.",
        at: line.location)
    }
    return scenario
  }

  private mutating func parseExamples(tags: [Tag]) -> Examples? {
    let line = lines[position]
    let name = language.block(line)?.name ?? ""
    position += 1
    let description = parseDescription(endingAtRows: true, atExamples: true)
    let table = parseTable()
    guard let table, table.rows.count > 1 else {
      report(
        "The examples have no rows, so none of them would run.",
        "Write a table below them: the names of the placeholders, and a row for each scenario.", at: line.location)
      // Prevents a second problem about an outline without examples.
      return table.map { Examples(name, table: $0, location: line.location) }
        ?? Examples(name, table: DataTable([], location: line.location), location: line.location)
    }
    reportRepeatedNames(in: table.rows[0])
    var examples = Examples(name, table: table, location: line.location)
    examples.tags = tags
    examples.description = description
    return examples
  }

  private mutating func reportRepeatedNames(in header: DataTable.Row) {
    var names: Set<String> = []
    for cell in header.cells where !names.insert(cell.text).inserted {
      report(
        "Two columns of the examples have the name '\(cell.text)'.", "Use one column for each placeholder.",
        at: cell.location)
    }
  }
}
