import FeatureSources
import Foundation

/// The printed text, with colors if the output is a terminal.
enum Terminal {
  /// Whether the standard output shows colors: it is a terminal, and `NO_COLOR` is not set.
  static let hasColors = isatty(STDOUT_FILENO) != 0 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil

  static func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Prints a diff with its removed lines in red and its added lines in green.
  static func print(_ diff: UnifiedDiff) {
    for line in diff.lines { Swift.print(colored(line)) }
  }

  private static func colored(_ line: String) -> String {
    guard hasColors else { return line }
    if line.hasPrefix("+") { return "\u{1B}[32m\(line)\u{1B}[0m" }
    if line.hasPrefix("-") { return "\u{1B}[31m\(line)\u{1B}[0m" }
    return line.hasPrefix("@@") ? "\u{1B}[36m\(line)\u{1B}[0m" : line
  }
}
