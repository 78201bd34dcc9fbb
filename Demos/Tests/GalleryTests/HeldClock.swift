/// A clock whose time doesn't advance. Each sleep lasts until the test ends it.
final class HeldClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  struct Sleep: Sendable {
    let duration: Duration
    fileprivate let continuation: CheckedContinuation<Void, Never>

    func end() { continuation.resume() }
  }

  private let sleeps: AsyncStream<Sleep>
  private let began: AsyncStream<Sleep>.Continuation

  init() {
    (sleeps, began) = AsyncStream.makeStream()
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { began.yield(Sleep(duration: deadline.offset, continuation: $0)) }
  }

  /// Waits for the next sleep that begins.
  func next() async throws -> Sleep {
    var iterator = sleeps.makeAsyncIterator()
    guard let sleep = await iterator.next() else { throw CancellationError() }
    return sleep
  }
}
