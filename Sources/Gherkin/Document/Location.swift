/// A position in a feature file.
public struct Location: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The character in the line, counted from 1.
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
  /// The line and column in the format of compilers: `12:3`.
  public var description: String { "\(line):\(column)" }
}
