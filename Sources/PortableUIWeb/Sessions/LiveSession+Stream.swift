extension LiveSession {
  /// Opens a stream, abandons an older one, and sends what the page has missed.
  ///
  /// - Parameter last: The number of the last patch that the page has applied.
  func openStream(after last: UInt64) -> LiveStream {
    // Its frames are sent again, so that it ends even if its client does not read.
    connection.close()?.abandon()
    lastActivity = pages.clock.now()

    let queue = FrameQueue()
    let missed = patches.frames(after: last)
    if let missed {
      for frame in missed { queue.push(frame) }
      patches.acknowledge(last)
    } else {
      queue.push(snapshot())
    }
    // Here, because changes that are rendered from now on follow the missed patches.
    if connection.open(queue, at: lastActivity) {
      beginPatch()
      host.setVisible(true)
      // A snapshot contains neither the head, nor the current entry of the history, nor a ticket.
      if missed == nil {
        host.repeatHead()
        host.repeatAddress()
        if let ticket { patches.write(ticket: ticket.secret) }
      }
      resumeRendering()
      endPatch(isAnswer: false)
      if let state = pages.buildState { queue.push(state.frame) }
    } else {
      // The view has ended the session in response to the request.
      queue.abandon()
    }
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
      frame.number(inbox.next)
    }
    frame.raw("]\n\n")
    send(frame.bytes)
  }

  /// Sends a heartbeat on a stream on which nothing has been sent.
  func sendFirstFrame() {
    if queue?.isEmpty == true { send(Self.heartbeat) }
  }

  private static let heartbeat = Array(":\n\n".utf8)

  func send(_ frame: FrameQueue.Frame) { connection.queueForSending(at: pages.clock.now())?.push(frame) }

  /// Handles the end of a stream, if it is the newest one.
  private func streamEnded(_ queue: FrameQueue) {
    guard self.queue === queue else { return }
    _ = connection.close()
    lastActivity = pages.clock.now()
  }

  /// Ends the stream after its current frames and a last one.
  func closeStream(after lastFrame: FrameQueue.Frame?, because end: StreamEnd = .finished) {
    connection.close()?.finish(after: lastFrame, because: end, clock: pages.clock)
  }

  /// Sends a heartbeat on a silent stream. Returns a reason if the session has expired.
  ///
  /// Only the page's requests are signs of life. Bytes that were written to a stream may be in the buffers of the
  /// system, without a client that reads them. A page whose stream is open therefore reports regularly.
  func checkLifetime(at now: Duration) -> SessionEnd? {
    let configuration = pages.configuration
    if connection.needsHeartbeat(at: now, every: configuration.heartbeatInterval) { send(Self.heartbeat) }
    if let ticket, ticket.isLast, ticket.isLate(at: now) { return .renewed }
    return connection.expiration(at: now, lastActivity: lastActivity, configuration)
  }
}

extension FrameQueue {
  /// Ends the queue after its current frames and a last one, and abandons what the client has not read in time.
  func finish(after lastFrame: Frame?, because end: StreamEnd = .finished, clock: LiveClock) {
    if let lastFrame { push(lastFrame) }
    finish(end)
    // The task is detached, because task-local values contain the connection of the request that has ended the session.
    Task.detached { [self] in
      try? await clock.sleep(.seconds(10))
      abandon()
    }
  }
}
