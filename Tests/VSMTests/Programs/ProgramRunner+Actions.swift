import CombineShim

@testable import VSM

/// Controlled actions of every shape.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension ProgramRunner {
  private func evaluate(_ action: ProgramAction) {
    happen(.evaluated(action.id), .evaluated(action.id))
  }

  func evaluateState(_ action: ProgramAction) -> ProgramState {
    evaluate(action)
    return makeState(action.leading[0])
  }

  func asyncFunction(
    _ action: ProgramAction, _ token: ActionToken
  ) -> nonisolated(nonsending) () async -> ProgramState {
    let source = taskSource(action)
    return { @MainActor [unowned self] in
      let id = action.id
      tasks[id] = source
      happen(.started(id), .started(id))
      let state = await source.next()
      withExtendedLifetime(token) {}
      // A state with a number that does not occur in the program must not be applied.
      return makeState(state ?? -id)
    }
  }

  func evaluatePublisher(_ action: ProgramAction, _ token: ActionToken) -> SourcePublisher {
    evaluate(action)
    let id = action.id
    let source = PublisherSource()
    publishers[id] = source
    return SourcePublisher(
      action: action, source: source, token: token,
      onStart: { [unowned self] in happen(.started(id), .started(id)) },
      onCancel: { [unowned self] in happen(.cancelled(id), .cancelled(id)) },
      makeState: { [unowned self] in makeState($0) })
  }

  func evaluateSequence(_ action: ProgramAction, _ token: ActionToken) -> SourceSequence {
    evaluate(action)
    let id = action.id
    let source = taskSource(action)
    return SourceSequence(
      source: source, token: token,
      onStart: { [unowned self] in
        tasks[id] = source
        happen(.started(id), .started(id))
      },
      makeState: { [unowned self] in makeState($0) })
  }

  func evaluateStream(_ action: ProgramAction, _ token: ActionToken) -> AsyncStream<ProgramState> {
    evaluate(action)
    let source = TaskSource(action) {}
    tasks[action.id] = source
    let makeState = stateMaker
    return AsyncStream {
      defer { withExtendedLifetime(token) {} }
      return await source.next().map(makeState)
    }
  }

  /// Its leading states are created when they are reached.
  func evaluateStateSequence(_ action: ProgramAction, _ token: ActionToken) -> StateSequence<ProgramState> {
    evaluate(action)
    var steps: [StateSequence<ProgramState>.Step] = action.leading.map { id in .call { self.makeState(id) } }
    switch action.shape {
    case .emitting: steps.append(.emission(emittingFunction(action, token)))
    default: if !action.ends { steps.append(.next(asyncFunction(action, token))) }
    }
    return StateSequence(steps: steps)
  }

  private func emittingFunction(
    _ action: ProgramAction, _ token: ActionToken
  ) -> nonisolated(nonsending) (StateEmitter<ProgramState>) async -> Void {
    let (id, source, makeState) = (action.id, taskSource(action), stateMaker)
    let start: @Sendable () -> Void = { [unowned self] in
      MainActor.assumeIsolated {
        tasks[id] = source
        happen(.started(id), .started(id))
      }
    }
    return { emit in
      start()
      while let state = await source.next() { emit(makeState(state)) }
      withExtendedLifetime(token) {}
    }
  }

  private func taskSource(_ action: ProgramAction) -> TaskSource {
    let id = action.id
    return TaskSource(action) { [weak self] in
      MainActor.assumeIsolated { self?.happen(.cancelled(id), .cancelled(id)) }
    }
  }
}
