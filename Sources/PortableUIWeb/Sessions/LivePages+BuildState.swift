extension LivePages {
  /// Shows the state of the build on all open pages, and on those that open later.
  package func show(_ state: BuildState) {
    guard buildState != state else { return }
    buildState = state
    for session in sessions.values { session.send(state.frame) }
  }

  /// Returns the frame with which a page opens again after ``shutdown()``.
  ///
  /// A page waits for a random time, which distributes the pages of a site. While sources are edited, it does not wait.
  func lastFrameOfShutdown() -> FrameQueue.Frame {
    guard buildState == nil else { return BuildState.replaced.frame }
    let jitter = max(0, Int(configuration.reloadJitter / .milliseconds(1)))
    return Array("event:reload\ndata:\(Int.random(in: 0...jitter))\n\n".utf8)
  }
}
