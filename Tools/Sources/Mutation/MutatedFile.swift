import FeatureSources
import SwiftSyntax

/// A source file with all of its mutants, each of which is off until the tests are run with its number.
///
/// One build serves for all mutants. Their text has no line breaks, so that errors of the compiler name the lines of the
/// original.
struct MutatedFile {
  /// A text at a position in the file.
  private struct Insertion: Comparable {
    let position: Int
    let isEnd: Bool
    /// The length of the code that is changed.
    let length: Int
    let mutant: Int
    let text: String

    /// At one position, nodes end from the inside to the outside, and then others begin from the outside to the inside.
    static func < (left: Insertion, right: Insertion) -> Bool {
      if left.position != right.position { return left.position < right.position }
      if left.isEnd != right.isEnd { return left.isEnd }
      let (outer, inner) = left.isEnd ? (right, left) : (left, right)
      return (-outer.length, outer.mutant) < (-inner.length, inner.mutant)
    }
  }

  /// The function that returns whether a mutant is on.
  static let functionName = "_isMutantOn"
  /// The error of a success that fails.
  static let errorName = "_MutantError"

  /// The path in the package.
  let path: String
  private let original: String
  private var all: [Mutant] = []
  /// The numbers of mutants that are left out, since they do not compile.
  private var omitted: Set<Int> = []
  private var insertions: [Int: [Insertion]] = [:]
  private var doubtful: Set<Int> = []

  /// - Parameters:
  ///   - path: Its path in the package.
  ///   - firstNumber: The number of the first mutant.
  init(_ source: SourceFile, at path: String, states: StateCases, firstNumber: Int) {
    (self.path, original) = (path, source.text)
    let finder = MutantFinder(states: states)
    finder.find(in: source.tree)
    let excuses = Excuses(in: source.text)
    for (number, found) in zip(firstNumber..., finder.found) {
      let (start, end) = (found.node.positionAfterSkippingLeadingTrivia, found.node.endPositionBeforeTrailingTrivia)
      let place = source.location(of: start)
      all.append(
        Mutant(
          number: number, path: source.path, line: place.line, column: place.column,
          declaration: source.lines(of: found.node.declaration), change: found.change,
          excuse: excuses.reason(in: place.line)))
      if found.isDoubtful { doubtful.insert(number) }
      let isOn = "\(Self.functionName)(\(number))"
      let length = end.utf8Offset - start.utf8Offset
      insertions[number] = [
        Insertion(position: start.utf8Offset, isEnd: false, length: length, mutant: number, text: found.before(isOn)),
        Insertion(position: end.utf8Offset, isEnd: true, length: length, mutant: number, text: found.after(isOn)),
      ]
    }
  }

  var mutants: [Mutant] { all.filter { !omitted.contains($0.number) } }
  var uncompiled: [Mutant] { all.filter { omitted.contains($0.number) } }

  /// Leaves out mutants that do not compile.
  mutating func omit(_ numbers: Set<Int>) { omitted.formUnion(numbers) }

  /// Tries the mutants again that were perhaps left out because of another one. Returns whether there are some.
  mutating func restoreOmitted() -> Bool {
    let isAny = !omitted.isSubset(of: doubtful)
    omitted.formIntersection(doubtful)
    return isAny
  }

  /// The text with the mutants.
  var text: String { rendered.text }

  /// The text, and the range of each mutant in it, in UTF-8.
  private var rendered: (text: String, ranges: [Int: Range<Int>]) {
    let bytes = Array(original.utf8)
    var (result, position, starts, ranges) = ([UInt8](), 0, [Int: Int](), [Int: Range<Int>]())
    let chosen = insertions.filter { !omitted.contains($0.key) }.values.joined()
    for insertion in chosen.sorted(by: <) {
      result += bytes[position..<insertion.position]
      if !insertion.isEnd { starts[insertion.mutant] = result.count }
      result += Array(insertion.text.utf8)
      if insertion.isEnd { ranges[insertion.mutant] = (starts[insertion.mutant] ?? 0)..<result.count }
      position = insertion.position
    }
    return (String(decoding: result + bytes[position...], as: UTF8.self), ranges)
  }

  /// Returns the doubtful ones among mutants, or else all of them.
  private func suspects(among numbers: [Int]) -> [Int] {
    let suspects = numbers.filter(doubtful.contains)
    return suspects.isEmpty ? numbers : suspects
  }

  /// Returns the mutants to which errors can be due: for each error the innermost one around it, preferably a doubtful
  /// one, or else those in the same declaration.
  ///
  /// - Parameter places: The lines and columns of errors in ``text``, counted from 1; columns are counted in UTF-8.
  func rejected(at places: [(line: Int, column: Int)]) -> Set<Int> {
    let (text, ranges) = rendered
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var rejected: Set<Int> = []
    for place in places {
      let offset = lines.prefix(place.line - 1).reduce(0) { $0 + $1.count + 1 } + place.column - 1
      let around = ranges.filter { $0.value.contains(offset) }
      if let innermost = suspects(among: around.map(\.key)).min(by: {
        (ranges[$0]?.count ?? 0) < (ranges[$1]?.count ?? 0)
      }) {
        rejected.insert(innermost)
      } else {
        rejected.formUnion(suspects(among: mutants.filter { $0.declaration.contains(place.line) }.map(\.number)))
      }
    }
    return rejected
  }
}

extension SourceFile {
  fileprivate func lines(of node: Syntax) -> ClosedRange<Int> {
    location(of: node).line...location(of: node.endPositionBeforeTrailingTrivia).line
  }
}

/// The comments that say why the mutants of a line survive.
private struct Excuses {
  private var reasons: [Int: String] = [:]

  init(in text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard let comment = line.firstRange(of: "// vsm:survives -- ") else { continue }
      // A comment after code is about its own line, and otherwise about the next one.
      let isAfterCode = !line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
      reasons[isAfterCode ? index + 1 : index + 2] = String(line[comment.upperBound...])
    }
  }

  func reason(in line: Int) -> String? { reasons[line] }
}
