import Foundation

/// The frames on their way from a session to the one task that writes them to its page.
///
/// The session pushes on the main actor, the writer waits elsewhere; a frame wakes it at once, without a detour over
/// the main actor. The queue holds no more patches than the session's ring, which keeps a patch until it has been taken
/// here and acknowledged: when the ring is full, nothing more is rendered.
///
/// Unchecked: every access to the mutable properties is made while `lock` is held.
final class FrameQueue: @unchecked Sendable {
  typealias Frame = [UInt8]

  private let lock = NSLock()
  private var waiting: [Frame] = []
  private var writer: UnsafeContinuation<Frame?, Never>?
  private var isFinished = false
  private var isClosed = false

  /// How many frames the writer has not taken yet.
  var count: Int { lock.withLock { waiting.count } }

  /// Whether everything has been taken by the writer.
  var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

  func push(_ frame: Frame) {
    let writer = lock.withLock { () -> UnsafeContinuation<Frame?, Never>? in
      if self.writer == nil, !isFinished { waiting.append(frame) }
      return self.writer.take()
    }
    writer?.resume(returning: frame)
  }

  /// Ends the queue after the frames that are in it.
  func finish() { end(dropsFrames: false) }

  /// Ends the queue at once, since nobody can receive its frames.
  func abandon() { end(dropsFrames: true) }

  /// Marks the queue as seen to its end.
  ///
  /// - Returns: `false` if it was marked already.
  func close() -> Bool {
    abandon()
    return lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
  }

  private func end(dropsFrames: Bool) {
    let writer = lock.withLock { () -> UnsafeContinuation<Frame?, Never>? in
      isFinished = true
      if dropsFrames { waiting = [] }
      return self.writer.take()
    }
    writer?.resume(returning: nil)
  }

  /// The next frames as one, or `nil` at the end. Only one task may ask at a time.
  ///
  /// Ends the queue when the task is cancelled.
  func next() async -> Frame? {
    if let frame = takeWaiting() { return frame }
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { park($0) }
    } onCancel: {
      abandon()
    }
  }

  private func takeWaiting() -> Frame? { lock.withLock { joinWaiting() } }

  private func park(_ continuation: UnsafeContinuation<Frame?, Never>) {
    let (isReady, frame) = lock.withLock { () -> (Bool, Frame?) in
      if let frame = joinWaiting() { return (true, frame) }
      if isFinished { return (true, nil) }
      precondition(writer == nil, "Two tasks read one stream of frames. Let one of them read, and hand on what it got.")
      writer = continuation
      return (false, nil)
    }
    if isReady { continuation.resume(returning: frame) }
  }

  /// Call with the lock held.
  private func joinWaiting() -> Frame? {
    guard let first = waiting.first else { return nil }
    let frame = waiting.count == 1 ? first : Array(waiting.joined())
    waiting.removeAll(keepingCapacity: frame.count < 4096)
    return frame
  }
}
