/// Parses a feature file line by line. It continues after a problem, so that one run finds all problems.
///
/// The parts of a file nest to a fixed depth and each line is visited at most once per level, so the time is linear.
struct FeatureParser {
  let lines: [SourceLine]
  /// The index of the next line.
  var position = 0
  private(set) var problems: [GherkinError.Problem] = []
  /// The index of the last misplaced line. Misplaced lines that directly follow it are not reported again.
  private var lastMisplaced: Int?

  init(source: String) {
    lines = SourceLine.lines(of: source)
  }

  // MARK: Lines

  /// Returns the next line that is neither blank nor a comment.
  mutating func peek() -> SourceLine? {
    while position < lines.count, lines[position].isBlank || lines[position].isComment { position += 1 }
    return position < lines.count ? lines[position] : nil
  }

  // MARK: Problems

  mutating func report(_ message: String, _ advice: String, at location: Location) {
    problems.append(GherkinError.Problem(location: location, message: message, advice: advice))
  }

  /// Skips the next line, which is misplaced. The first of several successive misplaced lines is reported.
  mutating func skipMisplaced(_ line: SourceLine, _ message: String, _ advice: String) {
    if lastMisplaced != position - 1 {
      let meant = BlockKeyword.nearest(to: line).map { "Did you mean '\($0):'?" }
      report(message, meant ?? advice, at: line.location)
    }
    lastMisplaced = position
    position += 1
  }

  /// Returns to the start of a lookahead and removes its problems.
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
          line, "A feature file begins with 'Feature:', but this line does not.",
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
      report("The file contains no feature.", "Write 'Feature:' and a name.", at: Location(line: 1, column: 1))
    }
    return nil
  }

  /// Returns `false` and reports a problem if a `# language: …` comment at the start selects another language.
  private mutating func checkLanguage() -> Bool {
    while position < lines.count, lines[position].isBlank || lines[position].isComment {
      let line = lines[position]
      position += 1
      let parts = line.content.dropFirst().split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, parts[0] == "language", parts[1] != "en" else { continue }
      report(
        "The file is written in the language '\(parts[1])', which is not supported.",
        "Use the English keywords, and remove this line or write '# language: en'.", at: line.location)
      return false
    }
    return true
  }
}
