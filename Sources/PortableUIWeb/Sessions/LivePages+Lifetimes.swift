extension LivePages {
  /// Throws an error unless a document can be opened for a network.
  func checkCaps(_ network: ClientNetwork?) throws(LiveRejection) {
    if isShuttingDown { throw .shuttingDown }
    let claimed = sessions.count - unclaimed.count
    guard claimed < configuration.sessionsInTotal else { throw .tooManySessions }
    for network in network?.withSurroundings ?? [] {
      let count = sessionsOfAddress[network] ?? 0
      guard count < configuration.sessionsPerAddress * network.share else { throw .tooManySessionsOfAddress }
    }
  }

  /// Adds a session that no stream has claimed. The oldest of these end if there are too many.
  func add(_ session: LiveSession) {
    displaceUnclaimed(for: session.network)
    sessions[session.token] = session
    unclaimed.append(session)
    reporter.sessionStarted(session.label, now: counts)
    followNotices()
    if sweepTask == nil {
      sweepTask = Task { [weak self, clock, configuration] in
        while true {
          do { try await clock.sleep(configuration.sweepInterval) } catch { return }
          guard let self, self.sweep() else { return }
        }
      }
    }
  }

  private func displaceUnclaimed(for network: ClientNetwork?) {
    if unclaimed.count >= max(1, configuration.unclaimedSessionsInTotal), let oldest = unclaimed.first {
      end(oldest, .displaced)
    }
    for network in network?.withSurroundings ?? [] {
      let limit = max(1, configuration.unclaimedSessionsPerAddress) * network.share
      guard unclaimed.count(where: { network.contains($0.network) }) >= limit else { continue }
      if let oldest = unclaimed.first(where: { network.contains($0.network) }) { end(oldest, .displaced) }
    }
  }

  /// Counts a session as claimed, because its page opens its stream for the first time.
  ///
  /// - Throws: An error if there are too many claimed sessions. The page tries again.
  func claim(_ session: LiveSession) throws(LiveRejection) {
    guard !session.wasClaimed else { return }
    try checkCaps(session.network)
    session.connection.claim()
    unclaimed.removeAll { $0 === session }
    for network in session.network?.withSurroundings ?? [] { sessionsOfAddress[network, default: 0] += 1 }
    reporter.sessionClaimed(session.label, now: counts)
  }

  private var counts: SessionCounts {
    SessionCounts(claimed: sessions.count - unclaimed.count, unclaimed: unclaimed.count)
  }

  func end(_ session: LiveSession, _ reason: SessionEnd, lastFrame: FrameQueue.Frame? = nil) {
    guard sessions.removeValue(forKey: session.token) != nil else { return }
    if !session.wasClaimed {
      unclaimed.removeAll { $0 === session }
    } else {
      for network in session.network?.withSurroundings ?? [] {
        sessionsOfAddress[network, default: 1] -= 1
        if sessionsOfAddress[network] == 0 { sessionsOfAddress[network] = nil }
      }
    }
    session.end(isSilent: reason == .disconnected || reason == .hidden, lastFrame: lastFrame)
    reporter.sessionEnded(session.label, reason, now: counts)
    endedSinceTrim += 1
    trimMemoryIfQuiet()
    guard sessions.isEmpty else { return }
    stopSweepingIfIdle()
    finishDraining()
  }

  /// Sends heartbeats and ends expired sessions.
  ///
  /// - Returns: Whether there are sessions left.
  @discardableResult
  func sweep() -> Bool {
    let now = clock.now()
    for session in Array(sessions.values) {
      if let reason = session.checkLifetime(at: now) { end(session, reason) } else { session.files?.sweep(at: now) }
    }
    uploads.sweep(at: now)
    trimMemoryIfQuiet()
    stopSweepingIfIdle()
    return sweepTask != nil
  }

  /// Stops the checks if nothing is left that ends with time.
  private func stopSweepingIfIdle() {
    guard sessions.isEmpty, !uploads.hasPartials else { return }
    sweepTask?.cancel()
    sweepTask = nil
  }

  /// Returns unused memory to the system, once enough sessions have ended and no page is in use.
  private func trimMemoryIfQuiet() {
    guard endedSinceTrim >= configuration.sessionsPerTrim, sessions.isEmpty || !isInUse else { return }
    endedSinceTrim = 0
    // Afterwards, because the caller still retains the session that has ended last.
    Task { Memory.trim() }
  }
}
