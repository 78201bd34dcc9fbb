extension StateSequence {
  /// Returns the same sequence for a container that begins without a state, as in tests.
  package func optional() -> StateSequence<State?> {
    var sequence = StateSequence<State?>(steps: steps.map { $0.optional() })
    sequence.timing = timing
    return sequence
  }
}

extension StateSequence.Step {
  fileprivate func optional() -> StateSequence<State?>.Step {
    switch self {
    case .state(let state): .state(state)
    case .call(let make): .call { make() }
    case .next(let work): .next { await work() }
    case .emission(let work):
      .emission { emit in
        guard let sink = emit.sink else { return }
        let emitter = StateEmitter(.object(OptionalSink(downstream: sink)))
        await work(emitter)
        emitter.end()
      }
    case .timed(let sequence): .timed(sequence.optional())
    }
  }
}

/// Passes states on to a sink of optional states.
@MainActor
private final class OptionalSink<State>: @preconcurrency StateSinkObject {
  private let downstream: any StateSink<State?>

  nonisolated init(downstream: any StateSink<State?>) { self.downstream = downstream }

  var isOpen: Bool { downstream.isOpen }
  var clock: ContainerClock? { downstream.clock }

  func follows() { downstream.follows() }

  func receive(_ state: consuming State) { downstream.receive(state) }
}
