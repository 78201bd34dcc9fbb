/// The words, each with a colon after it, that begin the parts of a feature file.
enum BlockKeyword {
  case feature, rule, background, scenario, outline, examples

  /// Gherkin's English words.
  private static let words: [Substring: BlockKeyword] = [
    "Feature": .feature, "Business Need": .feature, "Ability": .feature,
    "Rule": .rule,
    "Background": .background,
    "Scenario": .scenario, "Example": .scenario,
    "Scenario Outline": .outline, "Scenario Template": .outline,
    "Examples": .examples, "Scenarios": .examples,
  ]

  /// What a line begins, and the name after the colon; `nil` for any other line.
  static func parse(_ line: SourceLine) -> (keyword: BlockKeyword, name: String)? {
    guard let colon = line.content.firstIndex(of: ":"), let keyword = words[line.content[..<colon]] else { return nil }
    return (keyword, String(line.content[colon...].dropFirst().trimmed))
  }
}

extension BlockKeyword {
  /// The words that a line begins with but for capital letters or the colon; `nil` where it has those right.
  static func nearest(to line: SourceLine) -> Substring? {
    if parse(line) != nil { return nil }
    let text = line.content.lowercased()
    let near = words.keys.filter { word in
      text.hasPrefix(word.lowercased()) && text.dropFirst(word.count).first.map { !$0.isLetter } ?? true
    }
    return near.max { $0.count < $1.count }
  }

  /// The word for a scenario that stands before the colon of a line but for its capital letters.
  static func miscasedScenario(_ line: SourceLine) -> Substring? {
    guard let colon = line.content.firstIndex(of: ":"), parse(line) == nil else { return nil }
    let text = line.content[..<colon].lowercased()
    return words.keys.first { $0.hasPrefix("Scenario") && $0.lowercased() == text }
  }
}

extension Step.Keyword {
  /// What a step's line begins with, and the text after it; `nil` for any other line.
  static func parse(_ line: SourceLine) -> (keyword: Step.Keyword, text: String)? {
    let word = line.content.prefix { !$0.isWhitespace }
    guard let keyword = Step.Keyword(rawValue: String(word)) else { return nil }
    return (keyword, String(line.content[word.endIndex...].trimmed))
  }
}
