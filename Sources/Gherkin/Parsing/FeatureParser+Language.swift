extension FeatureParser {
  /// Selects the language of the first comment `# language: …` above the feature.
  ///
  /// Returns `false` and reports a problem if Gherkin has no keywords for it.
  mutating func parseLanguage() -> Bool {
    while position < lines.count, lines[position].isBlank || lines[position].isComment {
      let line = lines[position]
      position += 1
      guard let name = line.languageName else { continue }
      guard let language = Language(named: name) else {
        report("Gherkin has no keywords for the language '\(name)'.", advice(for: name), at: line.location)
        return false
      }
      self.language = language
      return true
    }
    return true
  }

  private func advice(for name: Substring) -> String {
    let meant = Language.meant(by: name)
    guard meant.isEmpty else { return "Write \(Self.comments(for: meant))." }
    return "Write one of these: \(Language.all.map(\.name).joined(separator: ", "))."
  }

  /// Returns the problem of a line that begins a feature in another language, or `nil` for any other line.
  func otherLanguage(_ line: SourceLine) -> (message: String, advice: String)? {
    guard let colon = line.content.firstIndex(of: ":") else { return nil }
    let others = Language.beginningFeatures(with: line.content[..<colon])
    guard let first = others.first else { return nil }
    return (
      "The feature begins with a keyword of \(first.englishName), but the file is read as \(language.englishName).",
      "Write \(Self.comments(for: others)) on the first line, or use the keyword '\(language.word(for: .feature)):'."
    )
  }

  private static func comments(for languages: [Language]) -> String {
    let comments = languages.map { "'# language: \($0.name)' for \($0.englishName)" }
    guard let last = comments.last, comments.count > 1 else { return comments.joined() }
    return "\(comments.dropLast().joined(separator: ", ")) or \(last)"
  }
}

extension SourceLine {
  /// The name in a comment `# language: de`, or `nil` for any other line.
  fileprivate var languageName: Substring? {
    let parts = content.dropFirst().split(separator: ":", maxSplits: 1).map(\.trimmed)
    guard isComment, parts.count == 2, parts[0] == "language", !parts[1].isEmpty else { return nil }
    return parts[1].allSatisfy { $0.isASCII && $0.isLetter || $0 == "-" || $0 == "_" } ? parts[1] : nil
  }
}
