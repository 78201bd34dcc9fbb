import Gherkin
import Testing
import VSMTestingCore

/// Feature files are untrusted input: every file is parsed or results in an error.
struct FuzzTests {
  private static let source = """
    # language: en
    @a @b
    Feature: Accounts
      Prose
      Background:
        Given an account
      Rule: Nobody owes
        @c
        Scenario Outline: Take <sum>
          When I take <sum> of
            | a\\|b | <sum> |
          Then I see
            ```json
            { }
            ```
          * so
          Examples: Some
            | sum | what |
            | 1   | é🇨🇭 |
    """

  @Test(arguments: 0..<8 as Range<UInt64>)
  func randomBytesAreAnError(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: GherkinError.self) { try Feature(parsing: bytes, file: "random") }
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func parsedDamagedFilesHaveRunnablePickles(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<400 {
      var lines = Self.source.split(separator: "\n").map(String.init)
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&lines, using: &random) }
      let source = lines.joined(separator: "\n")
      do {
        let pickles = try Feature(parsing: source, file: "damaged").pickles()
        #expect(Set(pickles.map(\.name)).count == pickles.count)
        read += 1
      } catch {
        #expect(!error.problems.isEmpty)
        for problem in error.problems {
          #expect((1...lines.count).contains(problem.location.line))
          #expect(problem.location.column >= 1)
        }
      }
    }
    #expect(read > 0 && read < 400)
  }

  /// Each line has at most two problems, however often a part is repeated, and each problem is in the file.
  @Test(arguments: [
    "@a ", "|", "\\", "<", ">", "\"\"\"\n", "@a\n", "Given a\n", "Scenario: a\n", "Rule: a\n@b\n", "| a |\n",
    "Examples:\n@a\n", "Background:\n", "a\n\n", "\r", "#\n", "é", "Feature:", "# language: de\n", "Funktion: a\n",
  ])
  func manyRepetitionsHaveFewProblemsForEachLine(_ piece: String) {
    let rows = String(repeating: piece, count: 5_000)
    for head in ["", "Feature: A\n", "Feature: A\nScenario Outline: B\nGiven c\n", "Feature: A\nScenario: B\nGiven |"] {
      let lines = (head + rows).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
      do {
        let pickles = try Feature(parsing: head + rows, file: "much").pickles()
        #expect(pickles.count <= lines)
      } catch {
        #expect((1...2 * lines).contains(error.problems.count))
        let areInside = error.problems.allSatisfy { (1...lines).contains($0.location.line) }
        #expect(areInside)
      }
    }
  }

  private func damage(_ lines: inout [String], using random: inout SeededGenerator) {
    let pieces = ["|", "\\", "\"\"\"", "```", "@", "<", ">", "#", ":", "\r", "\t", "Given ", "Rule:", "\u{301}", "\0"]
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where lines.count > 1: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: Int.random(in: 0...lines.count, using: &random))
    case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
    default:
      let line = lines[index]
      let place = line.index(line.startIndex, offsetBy: Int.random(in: 0...line.count, using: &random))
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      lines[index] = Bool.random(using: &random) ? line[..<place] + piece + line[place...] : String(line[..<place])
    }
  }
}
