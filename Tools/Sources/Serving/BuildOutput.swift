import Foundation

extension BuildError {
  /// The most errors that a page shows.
  private static let limit = 20

  /// Returns the errors in the output of `swift build`, each once and in its order.
  ///
  /// An output without the place of an error becomes one error, with the last lines of the output.
  static func errors(in output: String, root: String) -> [BuildError] {
    var errors: [BuildError] = []
    var isInExcerpt = false
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines {
      if let found = diagnostic(in: line) {
        isInExcerpt = found.isError
        if found.isError {
          let place = found.place.hasPrefix(root + "/") ? String(found.place.dropFirst(root.count + 1)) : found.place
          errors.append(BuildError(place: place, message: found.message))
        }
      } else if isInExcerpt, isSource(line) {
        let last = errors.index(before: errors.endIndex)
        errors[last].excerpt += errors[last].excerpt.isEmpty ? "\(line)" : "\n\(line)"
      } else {
        isInExcerpt = false
      }
    }
    var seen: Set<BuildError> = []
    errors = errors.filter { seen.insert($0).inserted }
    guard errors.isEmpty else { return Array(errors.prefix(limit)) }
    let end = lines.filter { !$0.allSatisfy(\.isWhitespace) }.suffix(limit).joined(separator: "\n")
    return [BuildError(place: nil, message: "The build ended with an error.", excerpt: end)]
  }

  /// Returns the place, the kind and the words of a line such as `/a/File.swift:6:10: error: cannot find 'x'`.
  private static func diagnostic(in line: Substring) -> (place: String, isError: Bool, message: String)? {
    guard line.hasPrefix("/"), let match = line.firstMatch(of: /^(\/.*?:\d+:\d+): (error|warning|note): (.*)$/) else {
      return nil
    }
    return (String(match.1), match.2 == "error", String(match.3))
  }

  /// Whether a line shows source code or a remark below it, such as ` 6 | import X` or `   |   ^`.
  private static func isSource(_ line: Substring) -> Bool { line.prefixMatch(of: /\s*\d*\s*\|/) != nil }
}
