import CombineShim

@testable import VSM

/// Every way of observing, with every shape of action.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
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
    case .closing where action.isFunction, .emitting where action.isFunction:
      container.observe { evaluateStateSequence(action, token) }
    case .closing, .emitting: container.observe(evaluateStateSequence(action, token))
    }
  }

  func observe(_ action: ProgramAction, debounced due: Int, identifier: some Hashable, callSite: CallSite) {
    guard let container else { return }
    let token = ActionToken(action.id, in: census)
    let (due, line) = (Duration.seconds(due), callSite.line)
    switch action.shape {
    case .state where action.isFunction:
      container.observe(
        { [self] in withExtendedLifetime(token) { evaluateState(action) } },
        debounced: due, identifier: identifier, line: line)
    case .state:
      container.observe(
        withExtendedLifetime(token) { self.evaluateState(action) },
        debounced: due, identifier: identifier, line: line)
    case .async:
      container.observe(asyncFunction(action, token), debounced: due, identifier: identifier, line: line)
    case .publisher where action.isFunction:
      container.observe(
        { [self] in evaluatePublisher(action, token) }, debounced: due, identifier: identifier, line: line)
    case .publisher:
      container.observe(
        self.evaluatePublisher(action, token), debounced: due, identifier: identifier, line: line)
    case .sequence where action.isFunction:
      container.observe(
        { [self] in evaluateSequence(action, token) }, debounced: due, identifier: identifier, line: line)
    case .sequence:
      container.observe(self.evaluateSequence(action, token), debounced: due, identifier: identifier, line: line)
    case .stream where action.isFunction:
      container.observe(
        { [self] in evaluateStream(action, token) }, debounced: due, identifier: identifier, line: line)
    case .stream:
      container.observe(self.evaluateStream(action, token), debounced: due, identifier: identifier, line: line)
    case .closing where action.isFunction, .emitting where action.isFunction:
      container.observe(
        { [self] in evaluateStateSequence(action, token) }, debounced: due, identifier: identifier, line: line)
    case .closing, .emitting:
      container.observe(
        self.evaluateStateSequence(action, token), debounced: due, identifier: identifier, line: line)
    }
  }

  /// Waits for the end of an action in a separate task, which starts immediately.
  func refresh(_ action: ProgramAction) {
    guard let container else { return }
    let token = ActionToken(action.id, in: census)
    refreshing.insert(action.id)
    refreshes[action.id] = Task.immediate {
      switch action.shape {
      case .state: container.observe(evaluateState(action))
      case .async: await container.refresh(asyncFunction(action, token))
      case .publisher where action.isFunction: await container.refresh { evaluatePublisher(action, token) }
      case .publisher: await container.refresh(evaluatePublisher(action, token))
      case .sequence where action.isFunction: await container.refresh { evaluateSequence(action, token) }
      case .sequence: await container.refresh(evaluateSequence(action, token))
      case .stream where action.isFunction: await container.refresh { evaluateStream(action, token) }
      case .stream: await container.refresh(evaluateStream(action, token))
      case .closing where action.isFunction, .emitting where action.isFunction:
        await container.refresh { evaluateStateSequence(action, token) }
      case .closing, .emitting: await container.refresh(evaluateStateSequence(action, token))
      }
      refreshing.remove(action.id)
    }
  }
}
