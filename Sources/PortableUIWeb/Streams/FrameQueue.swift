import Foundation

/// Why a stream has ended.
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
/// Unchecked: `lock` guards all mutable properties.
final class FrameQueue: @unchecked Sendable {
  typealias Frame = [UInt8]

  private let lock = NSLock()
  private var waiting: [Frame] = []
  private var writer: UnsafeContinuation<Frame?, Never>?
  private var readiness: (@Sendable () -> Void)?
  private var ending: StreamEnd?
  private var isClosed = false
  private var isAbandoned = false
  private var abandonment: (@Sendable () -> Void)?

  /// The number of frames that the writer has not taken.
  var count: Int { lock.withLock { waiting.count } }

  /// Whether the writer has taken all frames.
  var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

  func push(_ frame: Frame) {
    let (writer, action) = lock.withLock { () -> (UnsafeContinuation<Frame?, Never>?, (@Sendable () -> Void)?) in
      guard self.writer == nil, ending == nil else { return (self.writer.take(), nil) }
      waiting.append(frame)
      return (nil, waiting.count == 1 ? readiness : nil)
    }
    writer?.resume(returning: frame)
    action?()
  }

  /// Why no frame follows those in the queue, or `nil` if some can follow.
  var end: StreamEnd? { lock.withLock { ending } }

  /// Ends the queue after its current frames.
  func finish(_ end: StreamEnd = .finished) {
    let (writer, action) = lock.withLock {
      ending = ending ?? end
      return (self.writer.take(), readiness.take())
    }
    writer?.resume(returning: nil)
    action?()
  }

  /// Ends the queue immediately and drops its frames.
  func abandon() {
    let (writer, readiness, action) = lock.withLock {
      ending = ending ?? .finished
      waiting = []
      isAbandoned = true
      return (self.writer.take(), self.readiness.take(), abandonment.take())
    }
    readiness?()
    action?()
    // After the action, which a reader that has read the end replaces.
    writer?.resume(returning: nil)
  }

  /// Calls `action` when the queue is abandoned, or immediately if it has been. Replaces an earlier action.
  func whenAbandoned(_ action: @escaping @Sendable () -> Void) {
    let isAbandoned = lock.withLock {
      if !self.isAbandoned { abandonment = action }
      return self.isAbandoned
    }
    if isAbandoned { action() }
  }

  /// Ends the queue and marks it as closed.
  ///
  /// - Returns: `false` if it was already closed.
  func close() -> Bool {
    abandon()
    return lock.withLock {
      defer { isClosed = true }
      return !isClosed
    }
  }

  /// Calls `action` when there is a frame to take after there was none, and at the end.
  func whenReady(_ action: @escaping @Sendable () -> Void) {
    let isReady = lock.withLock {
      if ending == nil { readiness = action }
      return ending != nil || !waiting.isEmpty
    }
    if isReady { action() }
  }

  /// Returns the next frames, joined, and whether none can follow.
  func take() -> (frame: Frame?, isLast: Bool) { lock.withLock { (joinWaiting(), ending != nil) } }

  /// Returns the next frames, joined, or `nil` at the end. Only one task can call it at a time.
  ///
  /// Ends the queue when the task is canceled.
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
      if ending != nil { return (true, nil) }
      precondition(writer == nil, "Two tasks read the same stream of frames. Read it from one task.")
      writer = continuation
      return (false, nil)
    }
    if isReady { continuation.resume(returning: frame) }
  }

  /// The caller holds the lock.
  private func joinWaiting() -> Frame? {
    guard let first = waiting.first else { return nil }
    let frame = waiting.count == 1 ? first : Array(waiting.joined())
    waiting.removeAll(keepingCapacity: frame.count < 4096)
    return frame
  }
}
