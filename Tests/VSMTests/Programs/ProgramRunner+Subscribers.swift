import CombineShim

@testable import VSM

/// The subscribers to the states.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
extension ProgramRunner {
  func subscribe(_ id: Int, to publication: ProgramStep.Publication) {
    guard let container, record.heard[id] == nil else { return }
    record.heard[id] = []
    switch publication {
    case .objectWillChange:
      subscriptions[id] = container.objectWillChange.sink { [unowned self] in hear(nil, by: id) }
    case .willSet:
      subscribe(id, to: container.willSetPublisher) { (.willSet($0), .willSet($0)) }
    case .didSet:
      subscribe(id, to: container.didSetPublisher) { (.didSet($0), .didSet($0)) }
    case .states:
      let states = container.states
      iterations[id] = iterate(states, by: id)
    }
  }

  private func subscribe(
    _ id: Int, to publisher: StatePublisher<ProgramState>, event: @escaping (Int) -> (ProgramEvent, Occasion)
  ) {
    // A state on subscription is not an announcement.
    var isJoining = true
    subscriptions[id] = publisher.sink { [unowned self] state in
      hear(state.id, by: id)
      if !isJoining { tell(event(state.id)) }
    }
    isJoining = false
  }

  private func iterate(_ states: StateContainer<ProgramState>.States, by id: Int) -> Task<Void, Never> {
    // Here and not in the task, which starts later.
    var iterator = states.makeAsyncIterator()
    return Task { [unowned self] in
      while let state = await iterator.next()?.id {
        record.heard[id, default: []].append(.init(state: state, current: nil))
        if model.armed.contains(.seen(state)), id == model.chief { react(to: .seen(state)) }
      }
    }
  }

  private func hear(_ state: Int?, by id: Int) {
    record.heard[id, default: []].append(.init(state: state, current: container?.storage.value.id))
  }

  /// Continues with the program's reaction when the first subscriber receives a state.
  private func tell(_ news: (event: ProgramEvent, occasion: Occasion)) {
    if heard.insert(news.occasion).inserted { happen(news.event, news.occasion) }
  }

  func unsubscribe(_ id: Int) {
    subscriptions[id] = nil
    iterations.removeValue(forKey: id)?.cancel()
  }
}
