import PortableUI
import PortableUIWeb

/// A reporter that records all events.
@MainActor
final class RecordingReporter: LivePageReporter {
  enum Entry: Hashable {
    case started(Int)
    case ended(SessionEnd, Int)
    case event(EventOutcome)
    case patch
    case snapshot
    case rejected(LiveRejection)
    case refused(RefusedContent)
    case blocked(SlowAction)
  }

  private(set) var entries: [Entry] = []
  /// The sizes of the patches.
  private(set) var bytes: [Int] = []
  private var endWatcher: CheckedContinuation<SessionEnd, Never>?

  func sessionStarted(count: Int) { entries.append(.started(count)) }
  func event(_ outcome: EventOutcome) { entries.append(.event(outcome)) }
  func snapshot(bytes: Int) { entries.append(.snapshot) }
  func rejected(_ rejection: LiveRejection) { entries.append(.rejected(rejection)) }
  func refused(_ content: RefusedContent) { entries.append(.refused(content)) }
  func blocked(_ action: SlowAction) { entries.append(.blocked(action)) }

  func patch(bytes: Int) {
    entries.append(.patch)
    self.bytes.append(bytes)
  }

  func sessionEnded(_ reason: SessionEnd, count: Int) {
    entries.append(.ended(reason, count))
    endWatcher.take()?.resume(returning: reason)
  }

  /// Waits until the next session ends.
  func nextEnd(after start: () -> Void) async -> SessionEnd {
    await withCheckedContinuation { continuation in
      endWatcher = continuation
      start()
    }
  }
}
