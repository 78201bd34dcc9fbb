/// A sequence of given steps that runs on its caller's actor; at the end it ends, or waits at a gate.
struct Steps: AsyncSequence {
  let steps: [Step]
  var gate: Gate?
  var onCancel: @Sendable () -> Void = {}

  init(_ steps: [Step], then gate: Gate? = nil, onCancel: @escaping @Sendable () -> Void = {}) {
    self.steps = steps
    self.gate = gate
    self.onCancel = onCancel
  }

  func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: Steps
    var index = 0

    mutating func next() async -> Step? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Step? {
      if index < sequence.steps.count {
        defer { index += 1 }
        return sequence.steps[index]
      }
      guard let gate = sequence.gate else { return nil }
      let onCancel = sequence.onCancel
      await withTaskCancellationHandler {
        await gate.pass()
      } onCancel: {
        onCancel()
      }
      return nil
    }
  }
}
