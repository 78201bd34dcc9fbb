import CombineShim

@testable import VSM

/// Every shape of action, as a value and as a function.
extension ProgramRunner {
  func observe(_ action: ProgramAction) {
    guard let container else { return }
    let token = ActionToken(action.id, in: census)
    switch action.shape {
    case .state where action.isFunction: container.observe { evaluateState(action) }
    case .state: container.observe(evaluateState(action))
    case .async: container.observe(asyncFunction(action, token))
    case .publisher where action.isFunction: container.observe { evaluatePublisher(action, token) }
    case .publisher: container.observe(evaluatePublisher(action, token))
    case .sequence where action.isFunction: container.observe { evaluateSequence(action, token) }
    case .sequence: container.observe(evaluateSequence(action, token))
    case .stream where action.isFunction: container.observe { evaluateStream(action, token) }
    case .stream: container.observe(evaluateStream(action, token))
    }
  }

  private func evaluate(_ action: ProgramAction) {
    happen(.evaluated(action.id), .evaluated(action.id))
  }

  private func evaluateState(_ action: ProgramAction) -> ProgramState {
    evaluate(action)
    return makeState(action.leading[0])
  }

  private func asyncFunction(
    _ action: ProgramAction, _ token: ActionToken
  ) -> nonisolated(nonsending) () async -> ProgramState {
    let source = taskSource(action)
    return { @MainActor [unowned self] in
      let id = action.id
      tasks[id] = source
      happen(.started(id), .started(id))
      let state = await source.next()
      withExtendedLifetime(token) {}
      // A state of a number that does not occur in the program must not be applied.
      return makeState(state ?? -id)
    }
  }

  private func evaluatePublisher(_ action: ProgramAction, _ token: ActionToken) -> SourcePublisher {
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

  private func evaluateSequence(_ action: ProgramAction, _ token: ActionToken) -> SourceSequence {
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

  private func evaluateStream(_ action: ProgramAction, _ token: ActionToken) -> AsyncStream<ProgramState> {
    evaluate(action)
    let source = TaskSource(action) {}
    tasks[action.id] = source
    let makeState = stateMaker
    return AsyncStream {
      defer { withExtendedLifetime(token) {} }
      return await source.next().map(makeState)
    }
  }

  private func taskSource(_ action: ProgramAction) -> TaskSource {
    let id = action.id
    return TaskSource(action) { [weak self] in
      MainActor.assumeIsolated { self?.happen(.cancelled(id), .cancelled(id)) }
    }
  }
}
