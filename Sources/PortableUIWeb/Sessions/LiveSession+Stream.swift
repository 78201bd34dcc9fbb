extension LiveSession {
  /// Opens a stream in place of an older one, and catches up on what the page has missed.
  ///
  /// - Parameter last: The number of the last patch that the page has applied.
  func openStream(after last: UInt64) -> LiveStream {
    queue?.finish()
    wasClaimed = true
    isHidden = false
    lastHeard = pages.clock.now()

    let queue = FrameQueue()
    let missed = ring.frames(after: last)
    if let missed {
      for frame in missed { queue.push(frame) }
      ring.acknowledge(last)
    } else {
      queue.push(snapshot())
    }
    lastSent = lastHeard
    // From here on: what is rendered now comes after what was missed.
    self.queue = queue
    beginPatch()
    // A snapshot does not say which entry of its history the page shows.
    if missed == nil { host.repeatAddress() }
    resumeRendering()
    endPatch(isAnswer: false)
    let reporter = pages.reporter
    reporter.streamOpened()
    return LiveStream(queue: queue) { [weak self] in
      reporter.streamClosed()
      self?.streamEnded(queue)
    }
  }

  func send(_ frame: FrameQueue.Frame) {
    guard let queue else { return }
    lastSent = pages.clock.now()
    queue.push(frame)
  }

  /// A stream has ended; this counts only while it is the newest.
  private func streamEnded(_ queue: FrameQueue) {
    guard self.queue === queue else { return }
    self.queue = nil
    lastHeard = pages.clock.now()
  }

  /// Shows that the stream is alive where it was silent for too long, and tells why a page is given up.
  func look(at now: Duration) -> SessionEnd? {
    let configuration = pages.configuration
    if let queue {
      // A page that does not take its frames needs no sign of life.
      if now - lastSent >= configuration.heartbeatInterval, queue.isEmpty { send(Array(":\n\n".utf8)) }
      return nil
    }
    let (lifetime, reason): (Duration, SessionEnd) =
      if !wasClaimed {
        (configuration.unclaimedLifetime, .unclaimed)
      } else if isHidden {
        (configuration.hiddenLifetime, .hidden)
      } else {
        (configuration.disconnectedLifetime, .disconnected)
      }
    return now - lastHeard >= lifetime ? reason : nil
  }
}
