/// Where something stands in a feature file.
public struct Location: Hashable, Sendable {
  /// Counts the lines from 1.
  public var line: Int
  /// Counts the characters of the line from 1.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension Location: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension Location: CustomStringConvertible {
  /// Line and column as compilers write them: `12:3`.
  public var description: String { "\(line):\(column)" }
}
