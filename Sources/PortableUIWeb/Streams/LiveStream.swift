/// The frames of a page's stream, in their order.
///
/// It ends when its session ends, when the page opens a newer stream, or when the server shuts down. Only one task can
/// read it. Call ``close()`` when the connection is closed. Releasing the stream has the same effect, with a short
/// delay.
public final class LiveStream: AsyncSequence, Sendable {
  public typealias Element = [UInt8]

  private let queue: FrameQueue
  private let wakeups: StreamWakeups
  private let whenClosed: @MainActor @Sendable () -> Void

  /// - Parameters:
  ///   - wakeups: Notifies the writers of all streams of the server.
  ///   - whenClosed: Called once, when the stream is closed.
  init(queue: FrameQueue, wakeups: StreamWakeups, whenClosed: @escaping @MainActor @Sendable () -> Void) {
    self.queue = queue
    self.wakeups = wakeups
    self.whenClosed = whenClosed
  }

  deinit {
    guard queue.close() else { return }
    Task { [whenClosed] in await whenClosed() }
  }

  /// Ends the reader's loop immediately, for example because the connection is closed. It can be called from any
  /// thread.
  public func abandon() { queue.abandon() }

  /// Calls `action` once when the stream is abandoned, or immediately if it has been.
  ///
  /// A stream is abandoned when the page opens a newer one, and when its session ends because the page is silent. Its
  /// writer can be suspended because the page reads nothing, so `action` cancels the writing. It can be called from any
  /// thread.
  public func whenAbandoned(_ action: @escaping @Sendable () -> Void) { queue.whenAbandoned(action) }

  /// Reports to the session that the stream is no longer read.
  public func close() async {
    guard queue.close() else { return }
    await whenClosed()
  }

  /// Calls `action` when there are frames to take after there were none, and when the stream ends. It can be called from
  /// any thread.
  ///
  /// - Parameter loop: The loop on which `action` runs, together with the actions of other streams that became ready at
  ///   the same time.
  public func whenReady(on loop: any StreamWriterLoop, _ action: @escaping @Sendable () -> Void) {
    queue.whenReady { [wakeups] in wakeups.add(action, on: loop) }
  }

  /// Returns the frames that can be written now, joined, and whether the stream has ended after them.
  ///
  /// It is used instead of the loop over the stream, with ``whenReady(on:_:)``.
  public func takeFrames() -> (bytes: [UInt8]?, isLast: Bool) {
    let (frame, isLast) = queue.take()
    return (frame, isLast)
  }

  /// The reason why the stream ends after its frames, or `nil` if frames can follow.
  public var end: StreamEnd? { queue.end }

  /// Whether this is the stream of a session's queue.
  func delivers(_ queue: FrameQueue?) -> Bool { self.queue === queue }

  public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

  public struct Iterator: AsyncIteratorProtocol {
    /// Retains the stream while it is read.
    fileprivate let stream: LiveStream

    public mutating func next() async -> [UInt8]? { await stream.queue.next() }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
      await stream.queue.next()
    }
  }
}
