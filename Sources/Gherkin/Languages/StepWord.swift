/// A step keyword of a language.
struct StepWord: Sendable {
  /// The keywords in the order of the columns of ``languageTable``.
  static let columns: [Step.Keyword] = [.given, .when, .then, .and, .but]

  let keyword: Step.Keyword
  /// The word as in the file, with the space that separates it from the text. Some languages write none.
  let word: Substring
  /// Whether it is the first word for its keyword, apart from the asterisk.
  let isUsual: Bool

  /// The word without the space.
  var name: Substring { endsWithSpace ? word.dropLast() : word }
  var endsWithSpace: Bool { word.last == " " }

  /// Returns the text of a step that begins with the word, or `nil` for any other line.
  func text(after line: Substring) -> Substring? {
    if line.hasPrefix(name) {
      let rest = line.dropFirst(name.count)
      return endsWithSpace && rest.first?.isWhitespace == false ? nil : rest.trimmed
    }
    // Without a space, the first letter of the text can combine with the last one of the word.
    let points = line.unicodeScalars
    guard !endsWithSpace, points.starts(with: word.unicodeScalars) else { return nil }
    return Substring(points.dropFirst(word.unicodeScalars.count)).trimmed
  }

  /// Returns the words of a language, the longest first. A word for several keywords has the same meaning as `*`.
  static func words(of columns: some Sequence<[Substring]>) -> [StepWord] {
    var words: [Substring: StepWord] = [:]
    for (keyword, column) in zip(Self.columns, columns) {
      let usual = column.first { $0 != "* " }
      for word in column {
        let isUnique = word != "* " && words[word] == nil
        words[word] = StepWord(keyword: isUnique ? keyword : .asterisk, word: word, isUsual: word == usual)
      }
    }
    return words.values.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
  }
}
