/// A sequence of ten states, with or without leaving the actor before each.
struct ProfileStates: AsyncSequence {
  let samples: [ProfileViewState]
  let leavesTheActor: Bool
  /// Called at the end of the sequence, on the iterating actor.
  var end: (@MainActor () -> Void)?

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(sequence: self)
  }

  private func conclude() {
    if let end { MainActor.assumeIsolated(end) }
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    let sequence: ProfileStates
    var index = 0

    mutating func next(isolation actor: isolated (any Actor)?) async -> ProfileViewState? {
      guard index < 10 else {
        sequence.conclude()
        return nil
      }
      defer { index += 1 }
      if sequence.leavesTheActor { await ProfileService.elsewhere() }
      return sequence.samples[index & 3]
    }

    mutating func next() async -> ProfileViewState? {
      await next(isolation: #isolation)
    }
  }
}
