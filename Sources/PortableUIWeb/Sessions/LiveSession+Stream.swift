extension LiveSession {
  /// Opens a stream, abandons an older one, and sends what the page has missed.
  ///
  /// - Parameter last: The number of the last patch that the page has applied.
  func openStream(after last: UInt64) -> LiveStream {
    // Its frames are sent again, so that it ends even if its client does not read.
    queue?.abandon()
    isHidden = false
    lastActivity = pages.clock.now()

    let queue = FrameQueue()
    let missed = ring.frames(after: last)
    if let missed {
      for frame in missed { queue.push(frame) }
      ring.acknowledge(last)
    } else {
      queue.push(snapshot())
    }
    lastSent = lastActivity
    // Set here, because changes that are rendered from now on follow the missed patches.
    self.queue = queue
    beginPatch()
    // A snapshot does not contain the current entry of the history.
    if missed == nil { host.repeatAddress() }
    resumeRendering()
    endPatch(isAnswer: false)
    let reporter = pages.reporter
    reporter.streamOpened()
    return LiveStream(queue: queue, wakeups: pages.wakeups) { [weak self] in
      reporter.streamClosed()
      self?.streamEnded(queue)
    }
  }

  /// Answers a message of a WebSocket that no patch has answered.
  ///
  /// - Parameter index: The number of the message on its connection, counted from 1.
  func answer(_ index: Int, with response: LiveResponse) {
    var frame = JSONWriter()
    frame.raw("event:answer\ndata:[")
    frame.number(UInt64(index))
    frame.byte(",")
    frame.number(UInt64(response.status))
    if response.status == LiveRejection.missingEvents.status {
      frame.byte(",")
      frame.number(applied + 1)
    }
    frame.raw("]\n\n")
    send(frame.bytes)
  }

  /// Sends a heartbeat on a stream on which nothing has been sent.
  func sendFirstFrame() {
    if queue?.isEmpty == true { send(Self.heartbeat) }
  }

  private static let heartbeat = Array(":\n\n".utf8)

  func send(_ frame: FrameQueue.Frame) {
    guard let queue else { return }
    lastSent = pages.clock.now()
    queue.push(frame)
  }

  /// Handles the end of a stream, if it is the newest one.
  private func streamEnded(_ queue: FrameQueue) {
    guard self.queue === queue else { return }
    self.queue = nil
    lastActivity = pages.clock.now()
  }

  /// Sends a heartbeat on a silent stream. Returns a reason if the session has expired.
  ///
  /// Only the page's requests are signs of life. What was written to a stream may be in the buffers of the system,
  /// without a client that reads it. A page whose stream is open therefore reports regularly.
  func checkLifetime(at now: Duration) -> SessionEnd? {
    let configuration = pages.configuration
    if let drainingSince { return now - drainingSince >= configuration.drainLimit ? .shutdown : nil }
    // A stream with unread frames needs no heartbeat.
    if let queue, now - lastSent >= configuration.heartbeatInterval, queue.isEmpty { send(Self.heartbeat) }
    let (lifetime, reason): (Duration, SessionEnd) =
      if !wasClaimed {
        (configuration.unclaimedLifetime, .unclaimed)
      } else if isHidden, queue == nil {
        (configuration.hiddenLifetime, .hidden)
      } else {
        (configuration.disconnectedLifetime, .disconnected)
      }
    return now - lastActivity >= lifetime ? reason : nil
  }
}
