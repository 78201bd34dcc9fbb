import PortableUI
import PortableUIWeb

/// A reporter that records all events.
@MainActor
final class RecordingReporter: LivePageReporter {
  enum Entry: Hashable {
    case started(Int)
    case claimed(SessionCounts)
    /// A session has ended, and this number is left.
    case ended(SessionEnd, Int)
    case document
    case event(EventOutcome)
    case misdirected(String, String)
    case patch
    case snapshot
    case rejected(LiveRejection)
    case refused(RefusedContent)
    case blocked(SlowAction)
    case upload(UploadEnd, Int)
  }

  private(set) var entries: [Entry] = []
  /// The sizes of the patches.
  private(set) var bytes: [Int] = []
  private(set) var documentTimes: [(waiting: Duration, duration: Duration)] = []
  private(set) var batchTimes: [Duration] = []
  private var endWatcher: CheckedContinuation<SessionEnd, Never>?

  func sessionStarted(_ label: String, now counts: SessionCounts) { entries.append(.started(counts.total)) }
  func sessionClaimed(_ label: String, now counts: SessionCounts) { entries.append(.claimed(counts)) }
  func event(_ outcome: EventOutcome, of label: String) { entries.append(.event(outcome)) }
  func misdirected(owner: String, receiver: String) { entries.append(.misdirected(owner, receiver)) }

  func document(waiting: Duration, duration: Duration) {
    entries.append(.document)
    documentTimes.append((waiting, duration))
  }

  func batch(duration: Duration) { batchTimes.append(duration) }

  func upload(_ end: UploadEnd, bytes: Int) { entries.append(.upload(end, bytes)) }
  func snapshot(bytes: Int) { entries.append(.snapshot) }
  func rejected(_ rejection: LiveRejection) { entries.append(.rejected(rejection)) }
  func refused(_ content: RefusedContent) { entries.append(.refused(content)) }
  func blocked(_ action: SlowAction) { entries.append(.blocked(action)) }

  func patch(bytes: Int) {
    entries.append(.patch)
    self.bytes.append(bytes)
  }

  func sessionEnded(_ label: String, _ reason: SessionEnd, now counts: SessionCounts) {
    entries.append(.ended(reason, counts.total))
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

extension SessionCounts {
  var total: Int { claimed + unclaimed }
}
