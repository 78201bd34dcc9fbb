extension FeatureParser {
  private typealias Body = (background: Background?, scenarios: [Scenario])

  /// What follows the first lines of a feature, to the end of the file.
  mutating func parseBody(of feature: inout Feature) {
    let body = parseScenarios(in: "feature")
    (feature.background, feature.scenarios) = body
    while peek() != nil {
      let tags = parseTags()
      guard let line = peek() else { break }
      if case (.rule, let name)? = BlockKeyword.parse(line) {
        position += 1
        var rule = Rule(name, location: line.location)
        rule.tags = tags
        rule.description = parseDescription()
        (rule.background, rule.scenarios) = parseScenarios(in: "rule")
        feature.rules.append(rule)
      } else {
        report(
          "A second feature begins here, and a file holds one.", "Give it a file of its own.", at: line.location)
        position = lines.count
      }
    }
  }

  /// A background and scenarios, up to the next rule or feature, whose tags are left to it.
  private mutating func parseScenarios(in parent: String) -> Body {
    var body: Body = (nil, [])
    while true {
      let start = (position, problems.count)
      let tags = parseTags()
      guard let line = peek() else {
        reportDangling(tags)
        return body
      }
      switch BlockKeyword.parse(line) {
      case (.scenario, let name)?, (.outline, let name)?:
        body.scenarios.append(parseScenario(name, tags: tags))
      case (.background, let name)?:
        reportDangling(tags)
        if body.background != nil || !body.scenarios.isEmpty {
          report(
            "A background stands where none can be.",
            "Write one background for each feature or rule, above its scenarios.", at: line.location)
        }
        body.background = parseBackground(name)
      case (.rule, _)?, (.feature, _)?:
        rewind(to: start)
        return body
      case (.examples, _)?:
        reportDangling(tags)
        report(
          "Examples belong to a scenario, and there is none above.", "Write them below the steps of an outline.",
          at: line.location)
        _ = parseExamples(tags: [])
      case nil:
        reportDangling(tags)
        skipMisplaced(
          line, "This line belongs to no scenario of the \(parent).",
          "Write 'Scenario:' and a name above it, or '#' before it when it is a comment.")
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
      guard let next = peek(), case (.examples, _)? = BlockKeyword.parse(next) else {
        rewind(to: start)
        break
      }
      if let examples = parseExamples(tags: tags) { scenario.examples.append(examples) }
    }
    if case (.outline, _)? = BlockKeyword.parse(line), scenario.examples.isEmpty {
      report(
        "The outline has no examples, so nothing of it would run.",
        "Write 'Examples:' and a table below its steps, or 'Scenario:' when it is one.", at: line.location)
    }
    return scenario
  }

  private mutating func parseExamples(tags: [Tag]) -> Examples? {
    let line = lines[position]
    let name = BlockKeyword.parse(line)?.name ?? ""
    position += 1
    let description = parseDescription(endingAtRows: true, atExamples: true)
    let table = parseTable()
    guard let table, table.rows.count > 1 else {
      report(
        "The examples have no rows, so nothing of them would run.",
        "Write a table below them: the names of the placeholders, and a row for each scenario.", at: line.location)
      // So that the outline is not said to have none at all.
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
        "Two columns of the examples are called '\(cell.text)'.", "Give each placeholder one column.",
        at: cell.location)
    }
  }
}
