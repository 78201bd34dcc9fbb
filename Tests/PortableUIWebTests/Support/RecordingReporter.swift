import Foundation
import PortableUI
import PortableUIWeb

/// Remembers everything that it is told.
///
/// Unchecked: every access to the mutable properties is made while `lock` is held.
final class RecordingReporter: LivePageReporter, @unchecked Sendable {
  enum Entry: Hashable {
    case started(Int)
    case ended(SessionEnd, Int)
    case event(EventOutcome)
    case patch
    case snapshot
    case rejected(LiveRejection)
    case refused(RefusedContent)
  }

  private let lock = NSLock()
  private var recorded: [Entry] = []
  private var patchSizes: [Int] = []
  private var endWatcher: CheckedContinuation<SessionEnd, Never>?

  var entries: [Entry] { lock.withLock { recorded } }
  var bytes: [Int] { lock.withLock { patchSizes } }

  func sessionStarted(count: Int) { record(.started(count)) }
  func event(_ outcome: EventOutcome) { record(.event(outcome)) }
  func snapshot(bytes: Int) { record(.snapshot) }
  func rejected(_ rejection: LiveRejection) { record(.rejected(rejection)) }
  func refused(_ content: RefusedContent) { record(.refused(content)) }

  func patch(bytes: Int) {
    record(.patch)
    lock.withLock { patchSizes.append(bytes) }
  }

  func sessionEnded(_ reason: SessionEnd, count: Int) {
    record(.ended(reason, count))
    lock.withLock { endWatcher.take() }?.resume(returning: reason)
  }

  /// Returns when the next session ends.
  func nextEnd(after start: () -> Void) async -> SessionEnd {
    await withCheckedContinuation { continuation in
      lock.withLock { endWatcher = continuation }
      start()
    }
  }

  private func record(_ entry: Entry) { lock.withLock { recorded.append(entry) } }
}
