/// The reason why a package cannot be served.
public struct ServeProblem: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
