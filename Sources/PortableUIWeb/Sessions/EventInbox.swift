/// The numbered batches of a page: how much it may send, and what of it was applied.
struct EventInbox {
  /// The number of the last batch that was applied.
  private(set) var applied: UInt64 = 0
  private var bucket: TokenBucket
  /// The number of events that were applied since rendering has stopped.
  private var eventsWhilePaused = 0
  private let pausedEventLimit: Int
  private let bytesPerEvent: Int

  init(_ configuration: LivePageConfiguration, at now: Duration) {
    bucket = TokenBucket(
      capacity: max(configuration.eventBurst, configuration.eventsPerRequest + 1),
      perSecond: configuration.eventsPerSecond, at: now)
    pausedEventLimit = configuration.eventsWhilePaused
    bytesPerEvent = configuration.bytesPerEvent
  }

  /// The number of the batch that can be applied.
  var next: UInt64 { applied + 1 }

  mutating func takeTokens(_ count: Int, at now: Duration) throws(LiveRejection) {
    guard bucket.take(count, at: now) else { throw .tooManyEvents }
  }

  /// Counts the work that a request has caused beyond the event for which it has taken a token. It can exceed the
  /// remaining tokens, so that later requests wait for them.
  mutating func charge(bytes: Int, at now: Duration) {
    let events = Double(bytes) / Double(bytesPerEvent)
    if events > 1 { bucket.charge(events - 1, at: now) }
  }

  /// Counts events, or throws an error if rendering has stopped and too many have been applied since.
  mutating func admit(_ count: Int, isRenderingStopped: Bool) throws(LiveRejection) {
    guard isRenderingStopped else { return eventsWhilePaused = 0 }
    guard eventsWhilePaused + count <= pausedEventLimit else { throw .tooManyEvents }
    eventsWhilePaused += count
  }

  /// Returns what has not been applied of the last batch of a page, or `nil` if that does not follow the applied one.
  func remainder(of last: EventBatch) -> EventBatch? {
    var batch = last
    if let repeated = batch.repeated, batch.number == applied {
      batch.number = next
      batch.events.removeFirst(repeated)
    }
    return batch.number == next ? batch : nil
  }

  mutating func apply(_ number: UInt64) { applied = number }
}
