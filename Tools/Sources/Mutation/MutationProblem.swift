/// The reason why mutants cannot be tried.
public struct MutationProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
