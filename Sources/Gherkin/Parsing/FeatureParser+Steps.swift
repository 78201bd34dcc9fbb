extension FeatureParser {
  /// Parses steps with their arguments, up to the next tag or block keyword.
  mutating func parseSteps() -> [Step] {
    var steps: [Step] = []
    while let line = peek(), !line.content.hasPrefix("@"), language.block(line) == nil {
      guard let (word, text) = language.step(line) else {
        skipMisplaced(
          line, "This line is not a step.",
          meant(by: line, or: "Begin it with \(language.stepAdvice), or with '#' if it is a comment."))
        continue
      }
      position += 1
      if text.isEmpty {
        report("The step has no text.", "Write a text after '\(word.name)'.", at: line.location)
      }
      var step = Step(word.keyword, text, location: line.location)
      step.writtenKeyword = String(word.word)
      step.arguments = parseArguments()
      steps.append(step)
    }
    return steps
  }

  /// Parses the table and the text below a step, in any order.
  private mutating func parseArguments() -> [Step.Argument] {
    var arguments: [Step.Argument] = []
    while let argument = parseArgument() {
      if let problem = argument.repetition(in: arguments) {
        report(problem, "Move one of them to another step.", at: argument.location)
      } else {
        arguments.append(argument)
      }
    }
    return arguments
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

extension Step.Argument {
  fileprivate var location: Location {
    switch self {
    case .dataTable(let table): table.location
    case .docString(let text): text.location
    }
  }

  /// Returns the problem if others contain an argument of the same kind, or `nil` if not.
  fileprivate func repetition(in others: [Step.Argument]) -> String? {
    for other in others {
      switch (self, other) {
      case (.dataTable, .dataTable): return "The step has two tables below it."
      case (.docString, .docString): return "The step has two texts below it."
      default: continue
      }
    }
    return nil
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
