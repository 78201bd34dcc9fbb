import Foundation

/// A clock that advances only when a test calls `advance(by:)`.
///
/// Unchecked: `lock` guards all mutable properties.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Watcher {
    let count: Int
    let offset: Duration
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [UUID: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
  private var watchers: [Watcher] = []

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      for id in due.keys { sleepers[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let watchers = lock.withLock { () -> [CheckedContinuation<Void, Never>] in
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline <= time {
            continuation.resume()
          } else {
            sleepers[id] = (deadline, continuation)
            let isDue = { (watcher: Watcher) in self.sleeperCount(until: watcher.offset) >= watcher.count }
            defer { self.watchers.removeAll(where: isDue) }
            return self.watchers.filter(isDue).map { $0.continuation }
          }
          return []
        }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until a number of tasks sleep until the clock has reached `offset`.
  func hasSleepers(_ count: Int = 1, until offset: Duration) async {
    await withCheckedContinuation { continuation in
      let isReady = lock.withLock {
        let isReady = sleeperCount(until: offset) >= count
        if !isReady { watchers.append(Watcher(count: count, offset: offset, continuation: continuation)) }
        return isReady
      }
      if isReady { continuation.resume() }
    }
  }

  /// The caller holds the lock.
  private func sleeperCount(until offset: Duration) -> Int {
    sleepers.values.count { $0.deadline.offset == offset }
  }
}
