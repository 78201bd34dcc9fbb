/// Parses a feature file line by line. It continues after a problem, so that one run finds all problems.
///
/// The parts of a file nest to a fixed depth and each line is visited at most once per level, so the time is linear.
struct FeatureParser {
  let lines: [SourceLine]
  var language = Language.english
  /// The index of the next line.
  var position = 0
  private(set) var problems: [GherkinError.Problem] = []
  /// The index of the last misplaced line. Misplaced lines that directly follow it are not reported again.
  private var lastMisplaced: Int?

  init(source: String) { lines = SourceLine.lines(of: source) }

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
    if lastMisplaced != position - 1 { report(message, advice, at: line.location) }
    lastMisplaced = position
    position += 1
  }

  /// Returns to the start of a lookahead and removes its problems.
  mutating func rewind(to start: (position: Int, problems: Int)) {
    position = start.position
    problems.removeSubrange(start.problems...)
  }

  /// Returns the keyword that is probably meant by a misplaced line, as a question, or else the advice.
  func meant(by line: SourceLine, or advice: String) -> String {
    language.nearest(to: line).map { "Did you mean '\($0):'?" } ?? advice
  }

  // MARK: The file

  mutating func parse(file: String) -> Feature? {
    guard parseLanguage() else { return nil }
    let tags = parseTags()
    while let line = peek() {
      guard case (.feature, let name)? = language.block(line) else {
        skipUntitled(line)
        continue
      }
      position += 1
      var feature = Feature(name, file: file, location: line.location)
      feature.language = language.name
      feature.tags = tags
      feature.description = parseDescription()
      parseBody(of: &feature)
      return feature
    }
    if problems.isEmpty {
      report(
        "The file contains no feature.", "Write '\(language.word(for: .feature)):' and a name.",
        at: Location(line: 1, column: 1))
    }
    return nil
  }

  /// Skips a line above the feature.
  private mutating func skipUntitled(_ line: SourceLine) {
    // One search in the table of languages is enough.
    if problems.isEmpty, let (message, advice) = otherLanguage(line) {
      skipMisplaced(line, message, advice)
    } else {
      let keyword = language.word(for: .feature)
      skipMisplaced(
        line, "A feature file begins with '\(keyword):', but this line does not.",
        meant(by: line, or: "Write '\(keyword):' and a name above it."))
    }
  }
}
