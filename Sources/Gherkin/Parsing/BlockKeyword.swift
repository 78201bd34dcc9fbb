/// The words, each with a colon after it, that begin the parts of a feature file.
enum BlockKeyword {
  case feature, rule, background, scenario, outline, examples

  /// Gherkin's English words. None is the beginning of another one.
  private static let words: [(word: String, keyword: BlockKeyword)] = [
    ("Feature:", .feature), ("Business Need:", .feature), ("Ability:", .feature),
    ("Rule:", .rule),
    ("Background:", .background),
    ("Scenario:", .scenario), ("Example:", .scenario),
    ("Scenario Outline:", .outline), ("Scenario Template:", .outline),
    ("Examples:", .examples), ("Scenarios:", .examples),
  ]

  /// What a line begins, and the name after the colon; `nil` for any other line.
  static func parse(_ line: SourceLine) -> (keyword: BlockKeyword, name: String)? {
    for (word, keyword) in words where line.content.hasPrefix(word) {
      return (keyword, String(line.content.dropFirst(word.count).trimmed))
    }
    return nil
  }
}

extension Step.Keyword {
  /// What a step's line begins with, and the text after it; `nil` for any other line.
  static func parse(_ line: SourceLine) -> (keyword: Step.Keyword, text: String)? {
    for keyword in allCases where line.content.hasPrefix(keyword.rawValue) {
      let rest = line.content.dropFirst(keyword.rawValue.count)
      guard rest.isEmpty || rest.first?.isWhitespace == true else { continue }
      return (keyword, String(rest.trimmed))
    }
    return nil
  }
}
