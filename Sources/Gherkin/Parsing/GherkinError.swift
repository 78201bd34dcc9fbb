/// Everything that is wrong with a feature file.
public struct GherkinError: Error, Hashable, Sendable {
  /// One thing that is wrong, and where.
  public struct Problem: Hashable, Sendable {
    public var location: Location
    /// What happened.
    public var message: String
    /// What to do about it.
    public var advice: String
  }

  /// The name of the file.
  public var file: String
  /// In the order of the file; never empty.
  public var problems: [Problem]
}

extension GherkinError: CustomStringConvertible {
  /// A line for each problem, as compilers write them: `Profile.feature:12:3: A tag stands alone. …`.
  public var description: String {
    problems.map { "\(file):\($0.location): \($0.message) \($0.advice)" }.joined(separator: "\n")
  }
}
