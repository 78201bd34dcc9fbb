import PortableUI

/// The session of an open page: its view tree, its patches, and the time of its last activity.
@MainActor
final class LiveSession {
  let token: Secret
  /// A name of the session for logs, which is not secret.
  let label: String
  /// The secret of the browser.
  var cookie: Secret { didSet { host.ownerDidChange() } }
  /// The network of the client, for limits per address.
  let network: ClientNetwork?
  /// The target at which the page was opened, and at which alone it is used.
  let target: String?
  /// The path of the page's route, without the segments that its views determine.
  let route: String
  /// Whether the page shows an error that a route or its middleware has thrown.
  let isErrorPage: Bool
  /// The identifier of the person whose page it is, if its route knows it.
  let person: String?
  private var visitor: Visitor
  let host: ViewHost
  /// The owner of the session, which it retains until its end.
  let pages: LivePages

  var inbox: EventInbox
  var patches: PatchLog
  var connection = PageConnection.unclaimed
  /// The ticket that the page has not redeemed yet.
  var ticket: Ticket?
  /// The files that the page receives and offers, from the first one on.
  var files: SessionFiles?
  /// Whether views that appear may continue with texts that the browser has kept, until the person does something.
  var offersTexts = false
  /// The time of the page's last request, or of the end of its stream.
  var lastActivity: Duration

  init(
    cookie: Secret, network: ClientNetwork?, target: String?, route: String, isErrorPage: Bool, person: String?,
    visitor: Visitor,
    host: ViewHost, pages: LivePages
  ) {
    token = Secret()
    label = String(UInt32.random(in: 1 << 28...UInt32.max), radix: 16)
    self.cookie = cookie
    self.network = network
    self.target = target
    self.route = route
    self.isErrorPage = isErrorPage
    self.person = person
    self.visitor = visitor
    self.host = host
    self.pages = pages
    let configuration = pages.configuration
    host.pausedEventLimit = configuration.eventsWhilePaused
    let now = pages.clock.now()
    lastActivity = now
    inbox = EventInbox(configuration, at: now)
    patches = PatchLog(configuration)
    host.owner = self
  }

  /// The number of the last batch of events that was applied.
  var applied: UInt64 { inbox.applied }
  /// The frames for the page, or `nil` while the page has no stream.
  var queue: FrameQueue? { connection.queue }
  /// Whether the page has ever opened its stream.
  var wasClaimed: Bool { connection.wasClaimed }
  var hasEnded: Bool { connection.hasEnded }

  func takeTokens(_ count: Int) throws(LiveRejection) { try inbox.takeTokens(count, at: pages.clock.now()) }

  /// Applies a batch if it is the next one. Its changes and its acknowledgment are sent as one patch.
  ///
  /// - Throws: An error if the page has to send the batch again, because it has not acknowledged enough patches.
  func apply(_ batch: EventBatch) throws(LiveRejection) {
    lastActivity = pages.clock.now()
    if !batch.events.isEmpty { pages.lastEvent = lastActivity }
    guard batch.number == inbox.next else { return }
    acknowledge(batch.acknowledged)
    try inbox.admit(batch.events.count, isRenderingStopped: patches.isFull)
    applyNext(batch)
  }

  /// Applies the last batch of a page that is left, except for the events that an earlier request has brought.
  func applyLast(_ batch: EventBatch) {
    guard let batch = inbox.remainder(of: batch) else { return }
    acknowledge(batch.acknowledged)
    applyNext(batch)
  }

  private func applyNext(_ batch: EventBatch) {
    let start = pages.clock.now()
    inbox.apply(batch.number)
    if let isHidden = batch.isHidden {
      connection.hide(isHidden)
      host.setVisible(!isHidden)
    }
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

  /// Dispatches an event, and reports it if it has blocked the main actor.
  private func dispatch(_ event: Event) {
    if offersTexts, event.isUse {
      offersTexts = false
      host.forgetOfferedTexts()
    }
    let element = host.target(of: event)
    let start = pages.clock.now()
    let outcome = host.dispatch(event)
    if event.isRefused(outcome) { patches.refuse(event.node) }
    pages.reporter.event(outcome, of: label)
    let duration = pages.clock.now() - start
    guard duration >= pages.configuration.slowActionThreshold else { return }
    let action = [event.action.name, element.map { "on \($0.description)" }].compactMap(\.self).joined(separator: " ")
    let page = String(target?.prefix { $0 != "?" } ?? "")
    pages.reporter.blocked(SlowAction(page: page, action: action, duration: duration))
  }

  private func acknowledge(_ number: UInt64) { patches.acknowledge(number, unread: queue?.count ?? 0) }

  /// Updates the environment of the page from the headers of a stream request. They can change while the page is open.
  func updateVisitor(from request: LiveRequest) {
    var visitor = visitor
    visitor.update(from: request)
    guard visitor != self.visitor else { return }
    self.visitor = visitor
    let region = visitor.region(fallback: pages.configuration.fallbackLanguage)
    if host.environment.replaceUnreadRegion(by: region) { return }
    host.environment = pages.environment(of: visitor)
  }

  /// Ends the stream, and the session as soon as its view displays no progress indicator.
  func drain(lastFrame: FrameQueue.Frame) {
    closeStream(after: lastFrame)
    connection = .draining(since: pages.clock.now())
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
    let queue = connection.close()
    connection = .ended
    host.didRender = nil
    files?.keepPartials()
    host.close()
    files?.end()
    files = nil
    if isSilent { queue?.abandon() } else { queue?.finish(after: lastFrame, clock: pages.clock) }
  }
}

extension Event {
  /// Whether a person presses something, or goes to another entry of the history. A page that is opened again repeats
  /// edits and choices by itself.
  fileprivate var isUse: Bool {
    switch action {
    case .click, .submit, .visit: true
    case .input, .select, .dismiss, .focus, .blur, .load, .error, .resize, .rows, .scroll, .drag, .component,
      .fragment, .stored, .files:
      false
    }
  }

  /// Whether the page says at the control that this event had no effect.
  fileprivate func isRefused(_ outcome: EventOutcome) -> Bool {
    switch action {
    case .click, .submit, .input, .select: [.disabled, .invalidPayload, .paused].contains(outcome)
    case .dismiss, .focus, .blur, .load, .error, .resize, .rows, .scroll, .drag, .component, .visit,
      .fragment, .stored, .files:
      false
    }
  }
}
