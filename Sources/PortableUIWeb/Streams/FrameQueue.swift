import Foundation

/// The reason why a stream has ended.
public enum StreamEnd: Hashable, Sendable {
  /// Its session has ended, or a newer stream replaces it.
  case finished
  /// Its page has sent too many messages that were rejected.
  case violation
}

/// The frames from a session to the writer of its page: a task, or the handler of a connection.
///
/// The session adds frames on the main actor. A frame resumes the writer directly, without a hop to the main actor. The
/// queue never holds more patches than the ring of the session, which keeps a patch until it has been taken from the
/// queue and acknowledged. When the ring is full, rendering stops.
///
/// Unchecked: `lock` guards the state.
final class FrameQueue: @unchecked Sendable {
  typealias Frame = [UInt8]

  private let lock = NSLock()
  private var state = FrameQueueState()

  /// The number of frames that the writer has not taken.
  var count: Int { lock.withLock { state.count } }

  /// Whether the writer has taken all frames.
  var isEmpty: Bool { count == 0 }

  /// The reason why the frames in the queue are the last ones, or `nil` if some can follow.
  var end: StreamEnd? { lock.withLock { state.end } }

  func push(_ frame: Frame) { lock.withLock { state.push(frame) }.perform() }

  /// Ends the queue after its current frames.
  func finish(_ end: StreamEnd = .finished) { lock.withLock { state.finish(end) }.perform() }

  /// Ends the queue immediately and drops its frames.
  func abandon() {
    let actions = lock.withLock { state.abandon() }
    actions.abandonment.perform()
    actions.writer.perform()
  }

  /// Calls `callback` when the queue is abandoned, or immediately if it has been. Replaces an earlier callback.
  func whenAbandoned(_ callback: @escaping @Sendable () -> Void) {
    lock.withLock { state.whenAbandoned(callback) }.perform()
  }

  /// Ends the queue and marks it as closed.
  ///
  /// - Returns: `false` if it was already closed.
  func close() -> Bool {
    guard let actions = lock.withLock({ state.close() }) else { return false }
    actions.abandonment.perform()
    actions.writer.perform()
    return true
  }

  /// Calls `callback` when there is a frame to take after there was none, and at the end.
  func whenReady(_ callback: @escaping @Sendable () -> Void) {
    lock.withLock { state.whenReady(callback) }.perform()
  }

  /// Returns the next frames, joined, and whether none can follow.
  func take() -> (frame: Frame?, isLast: Bool) { lock.withLock { state.take() } }

  /// Returns the next frames, joined, or `nil` at the end. Only one task can call it at a time.
  ///
  /// Ends the queue when the task is canceled.
  func next() async -> Frame? {
    if let frame = take().frame { return frame }
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { writer in lock.withLock { state.wait(writer) }.perform() }
    } onCancel: {
      abandon()
    }
  }
}
