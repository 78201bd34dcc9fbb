/// The rule that every subscriber receives every state in the same order.
extension ProgramModel {
  /// Returns whether the action may continue.
  @discardableResult
  func apply(_ state: Int, of run: Run) -> Bool {
    guard run.number == newest else { return false }
    if isAnnouncing {
      waiting.append(state)
      return true
    }
    announce(state)
    return run.number == newest
  }

  private func announce(_ first: Int) {
    isAnnouncing = true
    var next: Int? = first
    while let new = next {
      let (old, reactionsBefore) = (state, reactions)
      report(.changed(from: old, to: new, by: reported?.number))
      if program.hasObserver { react(to: .changed(new)) }
      tell(.objectWillChange, of: nil)
      announced = new
      tell(.willSet, of: new)
      state = new
      // Later subscribers start with this state.
      let iterations = subscribers.filter { $0.value.publication == .states }.keys
      tell(.didSet, of: new)
      for id in iterations { append(new, to: id) }
      if hasCancelledIteration { shared.insert(new) }
      // In other cases, a caller of this function may still retain the previous state.
      if depth == 0, new == first, reactions == reactionsBefore { letGo(old) }
      next = waiting.isEmpty ? nil : waiting.removeFirst()
    }
    isAnnouncing = false
    reportEnd()
  }

  private func tell(_ publication: ProgramStep.Publication, of state: Int?) {
    let told = subscribers.filter { $0.value.publication == publication }.keys
    for id in told { record.heard[id, default: []].append(.init(state: state, current: self.state)) }
    guard let state, !told.isEmpty else { return }
    log(publication == .willSet ? .willSet(state) : .didSet(state))
    react(to: publication == .willSet ? .willSet(state) : .didSet(state))
  }

  /// Runs the reaction of a state that is released now.
  func letGo(_ state: Int) {
    guard !isGone, !isParting, !shared.contains(state), program.reactions[.gone(state)] != nil else { return }
    armed.insert(.gone(state))
    isParting = true
    react(to: .gone(state))
    isParting = false
  }

  // MARK: Subscribers

  func subscribe(_ id: Int, to publication: ProgramStep.Publication) {
    guard !isGone, subscribers[id] == nil else { return }
    subscribers[id] = Subscriber(publication: publication)
    switch publication {
    case .objectWillChange: break
    case .willSet: record.heard[id] = [.init(state: announced, current: state)]
    case .didSet: record.heard[id] = [.init(state: state, current: state)]
    case .states:
      chief = chief ?? id
      append(state, to: id)
    }
  }

  /// Buffers a state for an iteration.
  private func append(_ state: Int, to id: Int) {
    shared.insert(state)
    subscribers[id]?.unseen.append(state)
    if subscribers[id]?.isDue == false {
      subscribers[id]?.isDue = true
      jobs.append(.iterate(id))
    }
    contest()
  }

  /// If the running action and the chief iteration are both due, either may run first.
  func contest() {
    guard running?.isDue == true, let chief, let unseen = subscribers[chief]?.unseen else { return }
    contested.formUnion(unseen)
  }

  /// Continues an iteration with all states that it has not returned.
  func iterate(_ id: Int) {
    subscribers[id]?.isDue = false
    while let subscriber = subscribers[id], let state = subscriber.unseen.first {
      subscribers[id]?.unseen.removeFirst()
      record.heard[id, default: []].append(.init(state: state, current: nil))
      guard id == chief, !contested.contains(state) else { continue }
      armed.insert(.seen(state))
      react(to: .seen(state))
    }
  }
}
