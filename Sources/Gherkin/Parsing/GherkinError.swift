/// The problems of a feature file.
public struct GherkinError: Error, Hashable, Sendable {
  /// A problem and its location.
  public struct Problem: Hashable, Sendable {
    public var location: Location
    /// A description of the problem.
    public var message: String
    /// A way to solve the problem.
    public var advice: String
  }

  /// The name of the file.
  public var file: String
  /// The problems, in the order of the file. Never empty.
  public var problems: [Problem]
}

extension GherkinError: CustomStringConvertible {
  /// One line for each problem, in the format of compilers: `Profile.feature:12:3: A tag has no name. …`.
  public var description: String {
    problems.map { "\(file):\($0.location): \($0.message) \($0.advice)" }.joined(separator: "\n")
  }
}
