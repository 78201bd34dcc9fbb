/// The states of a source, as a sequence that runs on its caller's actor.
struct SourceSequence: AsyncSequence {
  let source: TaskSource
  let token: ActionToken
  let onStart: @MainActor @Sendable () -> Void
  let makeState: (Int) -> ProgramState

  func makeAsyncIterator() -> Iterator {
    MainActor.assumeIsolated { [onStart] in onStart() }
    return Iterator(sequence: self)
  }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: SourceSequence

    mutating func next() async -> ProgramState? { await next(isolation: nil) }

    mutating func next(isolation actor: isolated (any Actor)?) async -> ProgramState? {
      await sequence.source.next().map(sequence.makeState)
    }
  }
}
