// The reports of a container to tools: its observers by its reporter, and mistakes by `Misuse`.
extension StateContainer {
  @usableFromInline func report(_ event: (ContainerReporter) -> Void) {
    let reporter = reporter ?? makeReporter()
    self.reporter = reporter
    event(reporter)
  }

  /// Reports that a subscriber answers each state with another action, and that this one is not observed.
  @usableFromInline func reportEndlessTransitions(_ cause: Cause) {
    Misuse.report(
      """
      A subscriber of \(id) observed \(TransitionQueue<State>.maximumActions) actions in response to their own states, \
      so the next one, at \(cause.callSite), is ignored. Look for a subscriber, such as a sink or onChange, that \
      observes an action for every state, and observe it only for the states that require it.
      """, at: cause.callSite)
  }

  @usableFromInline func reportChange(to state: State) {
    report { $0.changed(from: storage.value, to: state) }
  }

  private func makeReporter() -> ContainerReporter {
    ContainerReporter(container: id) { [weak self] state, cause in
      guard let self, let state = state as? State else { return false }
      observe(state: state, from: cause)
      return true
    }
  }
}
