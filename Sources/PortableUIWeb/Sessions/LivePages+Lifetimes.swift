extension LivePages {
  func checkCaps(_ address: String?) throws(LiveRejection) {
    if isShuttingDown { throw .shuttingDown }
    guard sessions.count < configuration.sessionsInTotal else { throw .tooManySessions }
    guard let address, let count = sessionsOfAddress[address] else { return }
    guard count < configuration.sessionsPerAddress else { throw .tooManySessionsOfAddress }
  }

  func add(_ session: LiveSession) {
    sessions[session.token] = session
    if let address = session.address { sessionsOfAddress[address, default: 0] += 1 }
    reporter.sessionStarted(count: sessions.count)
    if sweepTask == nil {
      sweepTask = Task { [weak self, clock, configuration] in
        while true {
          do { try await clock.sleep(configuration.sweepInterval) } catch { return }
          guard let self, self.sweep() else { return }
        }
      }
    }
  }

  func end(_ session: LiveSession, _ reason: SessionEnd, lastFrame: FrameQueue.Frame? = nil) {
    guard sessions.removeValue(forKey: session.token) != nil else { return }
    if let address = session.address {
      sessionsOfAddress[address, default: 1] -= 1
      if sessionsOfAddress[address] == 0 { sessionsOfAddress[address] = nil }
    }
    session.end(isSilent: reason == .disconnected || reason == .hidden, lastFrame: lastFrame)
    reporter.sessionEnded(reason, count: sessions.count)
    guard sessions.isEmpty else { return }
    sweepTask?.cancel()
    sweepTask = nil
  }

  /// Sends heartbeats and ends expired sessions.
  ///
  /// - Returns: Whether there are sessions left.
  @discardableResult
  func sweep() -> Bool {
    let now = clock.now()
    for session in Array(sessions.values) {
      if let reason = session.checkLifetime(at: now) { end(session, reason) }
    }
    return !sessions.isEmpty
  }
}
