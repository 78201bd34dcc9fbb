extension FeatureParser {
  /// The prose below a line with a keyword, up to the next line that means something there.
  ///
  /// What does not is prose, as in all Gherkin: a feature's description may begin a line with "But".
  mutating func parseDescription(
    endingAtSteps: Bool = false, endingAtRows: Bool = false, atExamples: Bool = false
  ) -> String {
    var description: [Substring] = []
    while position < lines.count {
      let line = lines[position]
      if line.content.hasPrefix("@") { break }
      if endingAtSteps, Step.Keyword.parse(line) != nil { break }
      if endingAtRows, line.content.hasPrefix("|") { break }
      if let block = BlockKeyword.parse(line), block.keyword != .examples || atExamples { break }
      if let keyword = BlockKeyword.miscasedScenario(line) {
        report(
          "This line is prose here, so that what it begins would not run.",
          "Write '\(keyword):' with these capital letters, or begin the line with another word.", at: line.location)
      }
      if !line.isComment { description.append(line.content) }
      position += 1
    }
    while description.first?.isEmpty == true { description.removeFirst() }
    while description.last?.isEmpty == true { description.removeLast() }
    return description.joined(separator: "\n")
  }

  /// The tags before a part of the file, on one line or several.
  mutating func parseTags() -> [Tag] {
    var tags: [Tag] = []
    while let line = peek(), line.content.hasPrefix("@") {
      position += 1
      var column = line.location.column
      for word in line.content.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
        if word.hasPrefix("#") { break }
        let location = Location(line: line.number, column: column)
        if word.hasPrefix("@") {
          tags += parseTags(in: word, at: location)
        } else if !word.isEmpty {
          report(
            "'\(word)' stands among tags and is none.", "Write '@' before it, and no space inside a tag.",
            at: location)
        }
        column += word.count + 1
      }
    }
    return tags
  }

  /// The tags of one word, which may be several: `@slow@network`.
  private mutating func parseTags(in word: Substring, at location: Location) -> [Tag] {
    var tags: [Tag] = []
    var location = location
    for name in word.dropFirst().split(separator: "@", omittingEmptySubsequences: false) {
      if name.isEmpty {
        report("A tag has no name.", "Write one after the '@', without a space.", at: location)
      } else {
        tags.append(Tag("@\(name)", location: location))
      }
      location.column += name.count + 1
    }
    return tags
  }

  /// Tags that have nothing to stand before.
  mutating func reportDangling(_ tags: [Tag]) {
    guard let first = tags.first else { return }
    report(
      "The tag \(first.name) stands before nothing that can have tags.",
      "Write it above a feature, rule, scenario or table of examples.", at: first.location)
  }
}
