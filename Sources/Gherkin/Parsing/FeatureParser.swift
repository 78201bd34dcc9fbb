/// Reads a feature file line by line, and goes on after a problem, so that one reading finds all of them.
///
/// The parts of a file nest to a fixed depth and no line is looked at more often than that, so the time is linear.
struct FeatureParser {
  let lines: [SourceLine]
  /// The index of the next line.
  var position = 0
  private(set) var problems: [GherkinError.Problem] = []
  /// The last line that belonged nowhere: those right after it are no problems of their own.
  private var lastMisplaced: Int?

  init(source: String) {
    lines = SourceLine.lines(of: source)
  }

  // MARK: Lines

  /// The next line that is neither blank nor a comment.
  mutating func peek() -> SourceLine? {
    while position < lines.count, lines[position].isBlank || lines[position].isComment { position += 1 }
    return position < lines.count ? lines[position] : nil
  }

  // MARK: Problems

  mutating func report(_ message: String, _ advice: String, at location: Location) {
    problems.append(GherkinError.Problem(location: location, message: message, advice: advice))
  }

  /// Skips the next line, which belongs nowhere; of several in a row the first is reported.
  mutating func skipMisplaced(_ line: SourceLine, _ message: String, _ advice: String) {
    if lastMisplaced != position - 1 {
      let meant = BlockKeyword.nearest(to: line).map { "Write '\($0):' if that is meant." }
      report(message, meant ?? advice, at: line.location)
    }
    lastMisplaced = position
    position += 1
  }

  /// Goes back to where a look ahead began, as if it had not been.
  mutating func rewind(to start: (position: Int, problems: Int)) {
    position = start.position
    problems.removeSubrange(start.problems...)
  }

  // MARK: The file

  mutating func parse(file: String) -> Feature? {
    guard checkLanguage() else { return nil }
    let tags = parseTags()
    while let line = peek() {
      guard case (.feature, let name)? = BlockKeyword.parse(line) else {
        skipMisplaced(
          line, "A feature file begins with a feature, and this line does not.",
          "Write 'Feature:' and a name above it.")
        continue
      }
      position += 1
      var feature = Feature(name, file: file, location: line.location)
      feature.tags = tags
      feature.description = parseDescription()
      parseBody(of: &feature)
      return feature
    }
    if problems.isEmpty {
      report("There is no feature in the file.", "Write 'Feature:' and a name.", at: Location(line: 1, column: 1))
    }
    return nil
  }

  /// Looks for `# language: …` among the comments at the beginning; `false` for any but English.
  private mutating func checkLanguage() -> Bool {
    while position < lines.count, lines[position].isBlank || lines[position].isComment {
      let line = lines[position]
      position += 1
      let parts = line.content.dropFirst().split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, parts[0] == "language", parts[1] != "en" else { continue }
      report(
        "The file is written in the language '\(parts[1])', of which the keywords are not known.",
        "Write it with the English keywords, and '# language: en' or nothing here.", at: line.location)
      return false
    }
    return true
  }
}
