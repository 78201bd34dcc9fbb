import PortableUI

/// The session of an open page: its view tree, its patches, and the time of its last activity.
@MainActor
final class LiveSession {
  let token: Secret
  /// A name of the session for logs, which is not secret.
  let label: String
  /// The secret of the browser.
  var cookie: Secret
  /// The network of the client, for limits per address.
  let network: ClientNetwork?
  /// The target at which the page was opened, and at which alone it is used.
  let target: String?
  private var visitor: Visitor
  let host: ViewHost
  /// The owner of the session, which it retains until its end.
  let pages: LivePages

  /// The number of the last batch of events that was applied.
  private(set) var applied: UInt64 = 0
  private var bucket: TokenBucket
  /// The number of bytes of all patches and snapshots.
  var writtenBytes = 0
  /// The number of events that were applied since rendering has stopped.
  private var eventsWhilePaused = 0
  private(set) var hasEnded = false

  // The state of LiveSession+Patches.
  var ring: PatchRing
  /// Collects the operations of a batch into one patch.
  var openPatch: JSONWriter?
  /// Whether the acknowledgment of a batch is due, which could not be sent because the ring was full.
  var needsAcknowledgment = false
  /// The controls whose events were refused, which the page has not been told.
  var refusals: [NodeID] = []

  // The state of LiveSession+Stream.
  /// The frames for the page, or `nil` while the page has no stream.
  var queue: FrameQueue?
  /// Whether the page has ever opened its stream.
  var wasClaimed = false
  var isHidden = false
  var lastActivity: Duration
  var lastSent: Duration
  /// The time of the shutdown after which the view continues without its page, to finish its work.
  private(set) var drainingSince: Duration?

  init(cookie: Secret, network: ClientNetwork?, target: String?, visitor: Visitor, host: ViewHost, pages: LivePages) {
    token = Secret()
    label = String(UInt32.random(in: 1 << 28...UInt32.max), radix: 16)
    self.cookie = cookie
    self.network = network
    self.target = target
    self.visitor = visitor
    self.host = host
    self.pages = pages
    let configuration = pages.configuration
    host.pausedEventLimit = configuration.eventsWhilePaused
    let now = pages.clock.now()
    lastActivity = now
    lastSent = now
    ring = PatchRing(countLimit: configuration.ringCount, byteLimit: configuration.ringBytes)
    bucket = TokenBucket(
      capacity: max(configuration.eventBurst, configuration.eventsPerRequest + 1),
      perSecond: configuration.eventsPerSecond, at: now)
  }

  func takeTokens(_ count: Int) throws(LiveRejection) {
    guard bucket.take(count, at: pages.clock.now()) else { throw .tooManyEvents }
  }

  /// Counts the work that a request has caused beyond the event for which it has taken a token. It can exceed the
  /// remaining tokens, so that later requests wait for them.
  func charge(bytes: Int) {
    let events = Double(bytes) / Double(pages.configuration.bytesPerEvent)
    if events > 1 { bucket.charge(events - 1, at: pages.clock.now()) }
  }

  /// Applies a batch if it is the next one. Its changes and its acknowledgment are sent as one patch.
  ///
  /// - Throws: An error if the page has to send the batch again, because it has not acknowledged enough patches.
  func apply(_ batch: EventBatch) throws(LiveRejection) {
    lastActivity = pages.clock.now()
    if !batch.events.isEmpty { pages.lastEvent = lastActivity }
    guard batch.number == applied + 1 else { return }
    acknowledge(batch.acknowledged)
    try admit(batch.events.count)
    applyNext(batch)
  }

  /// Applies the last batch of a page that is left, except for the events that an earlier request has brought.
  func applyLast(_ batch: EventBatch) {
    var batch = batch
    if let repeated = batch.repeated, batch.number == applied {
      batch.number += 1
      batch.events.removeFirst(repeated)
    }
    guard batch.number == applied + 1 else { return }
    acknowledge(batch.acknowledged)
    applyNext(batch)
  }

  private func applyNext(_ batch: EventBatch) {
    let start = pages.clock.now()
    applied = batch.number
    if let isHidden = batch.isHidden { self.isHidden = isHidden }
    beginPatch()
    resumeRendering()
    for event in batch.events {
      // An event handler can shut down the server.
      guard !hasEnded else { return }
      dispatch(event)
    }
    endPatch(isAnswer: !batch.events.isEmpty)
    pages.reporter.batch(duration: pages.clock.now() - start)
  }

  /// Throws an error if rendering has stopped and too many events have been applied since.
  private func admit(_ count: Int) throws(LiveRejection) {
    guard ring.isFull else { return eventsWhilePaused = 0 }
    guard eventsWhilePaused + count <= pages.configuration.eventsWhilePaused else { throw .tooManyEvents }
    eventsWhilePaused += count
  }

  /// Dispatches an event, and reports it if it has blocked the main actor.
  private func dispatch(_ event: Event) {
    let element = host.target(of: event)
    let start = pages.clock.now()
    let outcome = host.dispatch(event)
    if event.isRefused(outcome) { refusals.append(event.node) }
    pages.reporter.event(outcome, of: label)
    let duration = pages.clock.now() - start
    guard duration >= pages.configuration.slowActionThreshold else { return }
    let action = [event.action.name, element.map { "on \($0.description)" }].compactMap(\.self).joined(separator: " ")
    let page = String(target?.prefix { $0 != "?" } ?? "")
    pages.reporter.blocked(SlowAction(page: page, action: action, duration: duration))
  }

  /// Removes the patches up to `number` from the ring, except those in the queue. Otherwise, a page that acknowledges
  /// unread patches could make the queue grow without limit.
  private func acknowledge(_ number: UInt64) {
    let unread = UInt64(queue?.count ?? 0)
    ring.acknowledge(min(number, ring.newest > unread ? ring.newest - unread : 0))
  }

  /// Updates the environment of the page from the headers of a stream request. They can change while the page is open.
  func updateVisitor(from request: LiveRequest) {
    var visitor = visitor
    visitor.update(from: request)
    guard visitor != self.visitor else { return }
    self.visitor = visitor
    if host.environment.replaceUnreadRegion(by: visitor.region) { return }
    host.environment = pages.environment(of: visitor)
  }

  /// Ends the stream, and the session as soon as its view displays no progress indicator.
  func drain(lastFrame: FrameQueue.Frame) {
    drainingSince = pages.clock.now()
    closeQueue(after: lastFrame)
    host.didRender = { [weak self] _ in
      guard let self, !self.host.isBusy else { return }
      // Not here, because the host is rendering.
      Task { self.pages.end(self, .shutdown) }
    }
    // The patches of the flush before may have stopped rendering again.
    host.isPaused = false
  }

  /// Ends the tasks of the view and the stream.
  ///
  /// - Parameters:
  ///   - isSilent: Whether the page seems not to read its stream, which is then abandoned.
  ///   - lastFrame: The last frame of the stream.
  func end(isSilent: Bool, lastFrame: FrameQueue.Frame?) {
    guard !hasEnded else { return }
    hasEnded = true
    host.didRender = nil
    host.close()
    if isSilent { queue.take()?.abandon() } else { closeQueue(after: lastFrame) }
  }

  /// Ends the stream after its current frames and a last one.
  func closeQueue(after lastFrame: FrameQueue.Frame?, because end: StreamEnd = .finished) {
    guard let queue = queue.take() else { return }
    if let lastFrame { queue.push(lastFrame) }
    queue.finish(end)
    // The client may not read the last frames. The task is detached, because task-local values contain the connection of
    // the request that has ended the session.
    Task.detached { [clock = pages.clock] in
      try? await clock.sleep(.seconds(10))
      queue.abandon()
    }
  }
}

extension Event {
  /// Whether the page says at the control that this event had no effect.
  fileprivate func isRefused(_ outcome: EventOutcome) -> Bool {
    switch action {
    case .click, .submit, .input, .select: [.disabled, .invalidPayload, .paused].contains(outcome)
    case .dismiss, .focus, .blur, .load, .error, .resize, .rows, .scroll, .visit: false
    }
  }
}
