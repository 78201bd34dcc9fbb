extension FeatureParser {
  /// Parses the description below a keyword line, up to the next line with a meaning at that place.
  ///
  /// As in all Gherkin, other lines belong to the description. A line in the description of a feature can begin with
  /// "But".
  mutating func parseDescription(
    endingAtSteps: Bool = false, endingAtRows: Bool = false, atExamples: Bool = false
  ) -> String {
    var description: [Substring] = []
    while position < lines.count {
      let line = lines[position]
      if line.content.hasPrefix("@") { break }
      if endingAtSteps, language.step(line) != nil { break }
      if endingAtRows, line.content.hasPrefix("|") { break }
      if let block = language.block(line), block.keyword != .examples || atExamples { break }
      if let keyword = language.miscasedScenario(line) {
        report(
          "This line is part of a description, so the scenario would not run.",
          "Write '\(keyword):' with this capitalization, or begin the line with another word.", at: line.location)
      }
      if !line.isComment { description.append(line.content) }
      position += 1
    }
    while description.first?.isEmpty == true { description.removeFirst() }
    while description.last?.isEmpty == true { description.removeLast() }
    return description.joined(separator: "\n")
  }

  /// Parses the tags before a part of the file, on one or more lines.
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
            "'\(word)' is among tags, but is not a tag.", "Begin each tag with '@', without spaces in it.",
            at: location)
        }
        column += word.count + 1
      }
    }
    return tags
  }

  /// Parses the tags of one word, which can contain several: `@slow@network`.
  private mutating func parseTags(in word: Substring, at location: Location) -> [Tag] {
    var tags: [Tag] = []
    var location = location
    for name in word.dropFirst().split(separator: "@", omittingEmptySubsequences: false) {
      if name.isEmpty {
        report("A tag has no name.", "Write a name after the '@', without a space.", at: location)
      } else {
        tags.append(Tag("@\(name)", location: location))
      }
      location.column += name.count + 1
    }
    return tags
  }

  /// Reports tags that no taggable part follows.
  mutating func reportDangling(_ tags: [Tag]) {
    guard let first = tags.first else { return }
    report(
      "The tag \(first.name) does not precede anything that can have tags.",
      "Write it above a feature, rule, scenario or table of examples.", at: first.location)
  }
}
