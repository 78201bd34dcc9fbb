/// The keywords, followed by a colon, that begin the parts of a feature file.
enum BlockKeyword {
  case feature, rule, background, scenario, outline, examples

  /// The English keywords of Gherkin.
  private static let words: [Substring: BlockKeyword] = [
    "Feature": .feature, "Business Need": .feature, "Ability": .feature,
    "Rule": .rule,
    "Background": .background,
    "Scenario": .scenario, "Example": .scenario,
    "Scenario Outline": .outline, "Scenario Template": .outline,
    "Examples": .examples, "Scenarios": .examples,
  ]

  /// Returns the keyword of a line with the name after the colon, or `nil` for any other line.
  static func parse(_ line: SourceLine) -> (keyword: BlockKeyword, name: String)? {
    guard let colon = line.content.firstIndex(of: ":"), let keyword = words[line.content[..<colon]] else { return nil }
    return (keyword, String(line.content[colon...].dropFirst().trimmed))
  }
}

extension BlockKeyword {
  /// Returns the keyword that a line begins with, ignoring case and the colon, or `nil` if the line is correct.
  static func nearest(to line: SourceLine) -> Substring? {
    if parse(line) != nil { return nil }
    let text = line.content.lowercased()
    let near = words.keys.filter { word in
      text.hasPrefix(word.lowercased()) && text.dropFirst(word.count).first.map { !$0.isLetter } ?? true
    }
    return near.max { $0.count < $1.count }
  }

  /// Returns the scenario keyword before the colon of a line with the wrong case, or `nil` for any other line.
  static func miscasedScenario(_ line: SourceLine) -> Substring? {
    guard let colon = line.content.firstIndex(of: ":"), parse(line) == nil else { return nil }
    let text = line.content[..<colon].lowercased()
    return words.keys.first { $0.hasPrefix("Scenario") && $0.lowercased() == text }
  }
}

extension Step.Keyword {
  /// Returns the step keyword that a line begins with and the text after it, or `nil` for any other line.
  static func parse(_ line: SourceLine) -> (keyword: Step.Keyword, text: String)? {
    let word = line.content.prefix { !$0.isWhitespace }
    guard let keyword = Step.Keyword(rawValue: String(word)) else { return nil }
    return (keyword, String(line.content[word.endIndex...].trimmed))
  }
}
