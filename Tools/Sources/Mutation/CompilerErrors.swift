import Foundation

/// The places of errors in the output of a build.
struct CompilerErrors {
  /// A line and a column in a file, counted from 1.
  typealias Place = (line: Int, column: Int)

  private var places: [String: [Place]] = [:]

  init(in output: String) {
    for match in output.matches(of: #/(?m)^(/.*\.swift):(\d+):(\d+): error: /#) {
      guard let line = Int(match.2), let column = Int(match.3) else { continue }
      places[String(match.1), default: []].append((line, column))
    }
  }

  /// Returns the places in a file.
  func places(in file: URL) -> [Place] { places[file.path] ?? [] }
}
