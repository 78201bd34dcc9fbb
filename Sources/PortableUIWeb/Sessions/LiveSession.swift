import PortableUI

/// One open page: its view tree, what it was sent, and when it was last heard of.
@MainActor
final class LiveSession {
  let token: Secret
  let cookie: Secret
  let address: String?
  private var visitor: Visitor
  let host: ViewHost
  /// What the session belongs to until it ends, also where nothing else keeps it.
  let pages: LivePages

  /// The number of the newest batch of events that was applied.
  private(set) var applied: UInt64 = 0
  private var bucket: TokenBucket
  private(set) var hasEnded = false

  // What LiveSession+Patches keeps.
  var ring: PatchRing
  /// Gathers the operations of a batch, so that they are one patch.
  var openPatch: JSONWriter?
  /// Whether the page waits to hear that its newest batch was applied, and the ring was too full to tell it.
  var owesAnswer = false

  // What LiveSession+Stream keeps.
  /// What carries frames to the page; none while the page is away.
  var queue: FrameQueue?
  /// Whether the page has ever opened its stream.
  var wasClaimed = false
  var isHidden = false
  var lastHeard: Duration
  var lastSent: Duration

  init(token: Secret, cookie: Secret, address: String?, visitor: Visitor, host: ViewHost, pages: LivePages) {
    self.token = token
    self.cookie = cookie
    self.address = address
    self.visitor = visitor
    self.host = host
    self.pages = pages
    let configuration = pages.configuration
    host.pausedEventLimit = configuration.eventsWhilePaused
    let now = pages.clock.now()
    lastHeard = now
    lastSent = now
    ring = PatchRing(countLimit: configuration.ringCount, byteLimit: configuration.ringBytes)
    bucket = TokenBucket(
      capacity: max(configuration.eventBurst, configuration.eventsPerRequest + 1),
      perSecond: configuration.eventsPerSecond, at: now)
  }

  func takeTokens(_ count: Int) throws(LiveRejection) {
    guard bucket.take(count, at: pages.clock.now()) else { throw .tooManyEvents }
  }

  /// Applies a batch if it is the next one. What its events change, and that they were applied, is one patch.
  func apply(_ batch: EventBatch) {
    lastHeard = pages.clock.now()
    guard batch.number == applied + 1 else { return }
    applied = batch.number
    if let isHidden = batch.isHidden { self.isHidden = isHidden }

    beginPatch()
    acknowledge(batch.acknowledged)
    resumeRendering()
    for event in batch.events {
      // A closure may shut the server down.
      guard !hasEnded else { return }
      pages.reporter.event(host.dispatch(event))
    }
    endPatch(isAnswer: !batch.events.isEmpty)
  }

  /// Releases the patches up to `number`, but none that is still on its way: a page that acknowledges what it does not
  /// read would let that pile up.
  private func acknowledge(_ number: UInt64) {
    let unread = UInt64(queue?.count ?? 0)
    ring.acknowledge(min(number, ring.newest > unread ? ring.newest - unread : 0))
  }

  /// Shows the page as the person reads it, of whom the script tells each time that it opens the stream: the first time
  /// on this page, and perhaps in another place since.
  func meet(_ request: LiveRequest) {
    var visitor = visitor
    visitor.learn(from: request)
    guard visitor != self.visitor else { return }
    self.visitor = visitor
    host.environment = visitor.environment
  }

  /// Ends the view's tasks and the stream.
  ///
  /// - Parameter farewell: The last frame of the stream.
  func end(farewell: FrameQueue.Frame? = nil) {
    guard !hasEnded else { return }
    hasEnded = true
    host.didRender = nil
    host.close()
    if let farewell { queue?.push(farewell) }
    queue?.finish()
    queue = nil
  }
}
