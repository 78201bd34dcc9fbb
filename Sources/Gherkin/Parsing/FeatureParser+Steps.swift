extension FeatureParser {
  /// Steps with what belongs to them, up to the next tag or line with a keyword of another kind.
  mutating func parseSteps() -> [Step] {
    var steps: [Step] = []
    while let line = peek(), !line.content.hasPrefix("@"), BlockKeyword.parse(line) == nil {
      guard let (keyword, text) = Step.Keyword.parse(line) else {
        skipMisplaced(
          line, "This line is no step.",
          "Begin it with Given, When, Then, And, But or * and a space, or with '#' when it is a comment.")
        continue
      }
      position += 1
      if text.isEmpty {
        report("The step has no text.", "Say after '\(keyword.rawValue)' what happens.", at: line.location)
      }
      let step = Step(keyword, text, argument: parseArgument(), location: line.location)
      steps.append(step)
      if let next = peek(), next.content.hasPrefix("|") || DocStringFence(opening: next) != nil {
        report(
          "The step has both a table and a text below it.", "Leave one of them to a step of its own.",
          at: next.location)
        _ = parseArgument()
      }
    }
    return steps
  }

  private mutating func parseArgument() -> Step.Argument? {
    guard let line = peek() else { return nil }
    if let fence = DocStringFence(opening: line) { return .docString(parseDocString(fence, opening: line)) }
    return parseTable().map(Step.Argument.dataTable)
  }

  private mutating func parseDocString(_ fence: DocStringFence, opening: SourceLine) -> DocString {
    position += 1
    var content: [String] = []
    while position < lines.count {
      let line = lines[position]
      position += 1
      guard line.content.hasPrefix(fence.rawValue) else {
        content.append(fence.unescape(line.text.dropFirst(min(line.indentation, opening.indentation))))
        continue
      }
      if line.content.count > fence.rawValue.count {
        report(
          "The line that ends a text has something after \(fence.rawValue).",
          "Write that on a line of its own, or '\(fence.escaped)' when the text goes on.", at: line.location)
      }
      return docString(content, opening: opening)
    }
    report(
      "The text that begins here does not end.", "Write \(fence.rawValue) on a line below it.", at: opening.location)
    return docString(content, opening: opening)
  }

  private func docString(_ content: [String], opening: SourceLine) -> DocString {
    let mediaType = opening.content.dropFirst(3).trimmed
    return DocString(
      content.joined(separator: "\n"), mediaType: mediaType.isEmpty ? nil : String(mediaType),
      location: opening.location)
  }
}

/// What stands above and below a text of several lines.
private enum DocStringFence: String, CaseIterable {
  case quotes = "\"\"\""
  case backticks = "```"

  init?(opening line: SourceLine) {
    guard let fence = Self.allCases.first(where: { line.content.hasPrefix($0.rawValue) }) else { return nil }
    self = fence
  }

  /// How the text itself can have the fence in it.
  var escaped: String { rawValue.map { "\\\($0)" }.joined() }

  func unescape(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "\\") {
      result += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix(escaped) {
        result += rawValue
        rest = rest.dropFirst(escaped.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
