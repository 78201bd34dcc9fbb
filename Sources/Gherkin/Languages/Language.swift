/// The keywords of a language for feature files.
struct Language: Sendable {
  /// The name in the comment that selects the language: the `de` of `# language: de`.
  let name: String
  /// The name in English: `German`.
  let englishName: String
  private let blockWords: [[Substring]]
  private let blocks: [Substring: BlockKeyword]
  /// The longest first, since a keyword can begin with another one.
  private let stepWords: [StepWord]

  /// Creates a language from its row in ``languageTable``.
  init(row: Substring) {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
    precondition(
      columns.count == 2 + BlockKeyword.allCases.count + StepWord.columns.count, "A row of languages is not complete.")
    name = String(columns[0])
    englishName = String(columns[columns.count - 1])
    let words = columns.dropFirst().dropLast().map { $0.split(separator: "|") }
    let blockWords = words.prefix(BlockKeyword.allCases.count)
    var blocks: [Substring: BlockKeyword] = [:]
    for (keyword, words) in zip(BlockKeyword.allCases, blockWords) {
      // In one language, a keyword has a space before its colon. People write it without.
      for word in words { (blocks[word], blocks[word.trimmed]) = (keyword, keyword) }
    }
    self.blockWords = blockWords.map { $0.map(\.trimmed) }
    self.blocks = blocks
    stepWords = StepWord.words(of: words.suffix(StepWord.columns.count))
  }
}

extension Language {
  /// Returns the block keyword of a line with the name after the colon, or `nil` for any other line.
  func block(_ line: SourceLine) -> (keyword: BlockKeyword, name: String)? {
    guard let colon = line.content.firstIndex(of: ":"), let keyword = blocks[line.content[..<colon]] else { return nil }
    return (keyword, String(line.content[colon...].dropFirst().trimmed))
  }

  /// Returns the step keyword that a line begins with and the text after it, or `nil` for any other line.
  func step(_ line: SourceLine) -> (word: StepWord, text: String)? {
    for word in stepWords {
      if let text = word.text(after: line.content) { return (word, String(text)) }
    }
    return nil
  }

  // MARK: Advice

  /// The usual word for a keyword.
  func word(for keyword: BlockKeyword) -> Substring {
    let words = blockWords[keyword.rawValue]
    // The first word for scenarios is that for "Example", except in languages with one word for both.
    return keyword == .scenario && words.count > 1 ? words[1] : words[0]
  }

  /// The words that a step can begin with: "Given, When, Then, And, But or * and a space".
  var stepAdvice: String {
    let usual = StepWord.columns.compactMap { keyword in stepWords.first { $0.keyword == keyword && $0.isUsual } }
    let names = usual.map { String($0.name) } + (stepWords.contains { $0.name == "*" } ? ["*"] : [])
    let list = "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    return usual.allSatisfy(\.endsWithSpace) ? "\(list) and a space" : list
  }

  /// Returns the keyword that a line begins with, ignoring case and the colon, or `nil` if the line is correct.
  func nearest(to line: SourceLine) -> Substring? {
    if block(line) != nil { return nil }
    let text = line.content.lowercased()
    let near = blocks.keys.filter { word in
      text.hasPrefix(word.lowercased()) && text.dropFirst(word.count).first.map { !$0.isLetter } ?? true
    }
    return near.max { $0.count < $1.count }
  }

  /// Returns the scenario keyword before the colon of a line with the wrong case, or `nil` for any other line.
  ///
  /// Words for "Example" are not considered, since descriptions contain them.
  func miscasedScenario(_ line: SourceLine) -> Substring? {
    guard let colon = line.content.firstIndex(of: ":"), block(line) == nil else { return nil }
    let text = line.content[..<colon].lowercased()
    return ([word(for: .scenario)] + blockWords[BlockKeyword.outline.rawValue]).first { $0.lowercased() == text }
  }
}
