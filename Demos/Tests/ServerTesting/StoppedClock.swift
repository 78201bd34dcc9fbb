/// A clock whose time does not advance: each sleep lasts until its task is canceled.
///
/// With it, live pages send no heartbeats and end no sessions because a busy machine needs long for a test.
package struct StoppedClock: Clock {
  package struct Instant: InstantProtocol {
    private var offset = Duration.zero

    package init() {}

    package func advanced(by duration: Duration) -> Instant {
      var instant = self
      instant.offset += duration
      return instant
    }

    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  package init() {}

  package var now: Instant { Instant() }
  package var minimumResolution: Duration { .zero }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard deadline > now else { return }
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    // The stream ends when the task is canceled.
    for await _ in stream {}
    continuation.finish()
    throw CancellationError()
  }
}
