extension FeatureParser {
  /// Parses steps with their arguments, up to the next tag or block keyword.
  mutating func parseSteps() -> [Step] {
    var steps: [Step] = []
    while let line = peek(), !line.content.hasPrefix("@"), BlockKeyword.parse(line) == nil {
      guard let (keyword, text) = Step.Keyword.parse(line) else {
        skipMisplaced(
          line, "This line is not a step.",
          "Begin it with Given, When, Then, And, But or * and a space, or with '#' if it is a comment.")
        continue
      }
      position += 1
      if text.isEmpty {
        report("The step has no text.", "Write a text after '\(keyword.rawValue)'.", at: line.location)
      }
      let step = Step(keyword, text, argument: parseArgument(), location: line.location)
      steps.append(step)
      if let next = peek(), next.content.hasPrefix("|") || DocStringFence(opening: next) != nil {
        report(
          "The step has both a table and a text below it.", "Move one of them to another step.",
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
          "The line that ends a text has other characters after \(fence.rawValue).",
          "Move them to another line, or write '\(fence.escaped)' if the text continues.", at: line.location)
      }
      return docString(content, opening: opening)
    }
    report(
      "The text that begins here has no end.", "Write \(fence.rawValue) on a line below it.", at: opening.location)
    return docString(content, opening: opening)
  }

  private func docString(_ content: [String], opening: SourceLine) -> DocString {
    let mediaType = opening.content.dropFirst(3).trimmed
    return DocString(
      content.joined(separator: "\n"), mediaType: mediaType.isEmpty ? nil : String(mediaType),
      location: opening.location)
  }
}

/// The delimiter of a multiline text.
private enum DocStringFence: String, CaseIterable {
  case quotes = "\"\"\""
  case backticks = "```"

  init?(opening line: SourceLine) {
    guard let fence = Self.allCases.first(where: { line.content.hasPrefix($0.rawValue) }) else { return nil }
    self = fence
  }

  /// The delimiter as it is escaped inside a text.
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
