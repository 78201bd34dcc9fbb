/// Why a step failed, in words: thrown by steps.
public struct StepFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
