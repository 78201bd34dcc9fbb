/// The reason why a file can't be processed: what happened, why, and what to do.
public struct SourceProblem: Error, Equatable, CustomStringConvertible {
  public var path: String
  public var line: Int?
  public var column: Int?
  public var what: String
  public var why: String
  public var advice: String

  public init(path: String, line: Int? = nil, column: Int? = nil, what: String, why: String, advice: String) {
    self.path = path
    self.line = line
    self.column = column
    self.what = what
    self.why = why
    self.advice = advice
  }

  /// One line: `path:line:column: error: what: why; advice.`
  public var description: String {
    let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
    return "\(place): error: \(what): \(why); \(advice)."
  }
}
