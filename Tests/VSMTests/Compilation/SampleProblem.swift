/// The reason why samples cannot be compiled, and what to do about it.
struct SampleProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
