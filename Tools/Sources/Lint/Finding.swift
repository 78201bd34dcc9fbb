import FeatureSources

/// A place in a file that a rule reports.
public struct Finding: Equatable, Sendable {
  public var rule: String
  public var path: String
  public var line: Int
  public var column: Int
  public var message: String
  /// Edits that correct the place without changing what the program does otherwise; empty if there are none.
  public var fix: [Edit]

  public init(rule: String, path: String, line: Int, column: Int, message: String, fix: [Edit] = []) {
    self.rule = rule
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.fix = fix
  }
}
