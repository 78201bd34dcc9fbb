/// The failure of a step, thrown by the step.
public struct StepFailure: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
