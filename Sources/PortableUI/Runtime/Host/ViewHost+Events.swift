extension ViewHost {
  /// The work of a host, after which it renders.
  enum Handling: Equatable {
    case nothing
    case event(NodeID)
    /// The edits that are applied before an event.
    case delayedEdits
  }

  /// Passes an event to the current closure of its element, then renders.
  ///
  /// An event that the element does not currently support has no effect; the outcome states the reason.
  @discardableResult
  public func dispatch(_ event: Event) -> EventOutcome {
    applyDelayedEdits(before: event)
    observer?.willDispatch(event)
    if event.action.kind.isEmpty { return answer(event.action) }
    guard !isClosed, let element = handler(for: event.node) else { return .unknownNode }
    // The event may close the page, and nodes do not retain their parents.
    let tree = root
    defer { withExtendedLifetime(tree) {} }
    if front.covers(element) || !element.isShown, !event.action.isReport { return .inert }
    guard element.events.contains(event.action.kind) else { return .unhandledKind }
    handling = .event(event.node)
    let isAdmitted = pause?.admits(event.action, limit: pausedEventLimit) ?? true
    let outcome = isAdmitted ? inContext { take(event.action, of: element) } : .paused
    if outcome != .handled { element.refuse(event.action) }
    handling = .nothing
    flush()
    return outcome
  }

  /// Applies the edits that wait for the end of a pause, and renders, so that the event meets the resulting page.
  private func applyDelayedEdits(before event: Event) {
    guard !isClosed else { return }
    let due = delayedEdits.take(before: event)
    guard !due.isEmpty else { return }
    handling = .delayedEdits
    inContext { for edit in due { edit.apply() } }
    handling = .nothing
    flush()
  }

  private func take(_ action: Event.Action, of element: any Element) -> EventOutcome {
    for service in services.all where service.takeReport(action, of: element) { return .handled }
    if element.isDisabled { return .disabled }
    willHandle?(Event(element.id, action))
    return element.handle(action)
  }

  /// Passes an event without an element to the service that handles it.
  private func answer(_ action: Event.Action) -> EventOutcome {
    guard !isClosed else { return .unhandledKind }
    handling = .event(.none)
    let outcome = inContext { services.take(action) }
    handling = .nothing
    guard let outcome else { return .unhandledKind }
    flush()
    return outcome
  }

  /// The control whose event is being handled.
  var control: NodeID? { if case .event(let node) = handling { node } else { nil } }
}
