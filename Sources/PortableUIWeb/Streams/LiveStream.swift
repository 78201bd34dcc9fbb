/// The frames of a page's stream, to be written to it one after the other.
///
/// It ends when its session ends, when the page opens a newer stream, and when the server shuts down. Exactly one task
/// may read it. Call ``close()`` when the page is gone; letting go of the stream does the same a little later.
public final class LiveStream: AsyncSequence, Sendable {
  public typealias Element = [UInt8]

  private let queue: FrameQueue
  private let whenClosed: @MainActor @Sendable () -> Void

  /// - Parameter whenClosed: Called once, when nobody reads the stream any longer.
  init(queue: FrameQueue, whenClosed: @escaping @MainActor @Sendable () -> Void) {
    self.queue = queue
    self.whenClosed = whenClosed
  }

  deinit {
    guard queue.close() else { return }
    Task { [whenClosed] in await whenClosed() }
  }

  /// Makes the reader's loop end at once, for instance because the connection is gone. Callable from anywhere.
  public func abandon() { queue.abandon() }

  /// Tells the session that nobody reads the stream any longer.
  public func close() async {
    guard queue.close() else { return }
    await whenClosed()
  }

  public func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

  public struct Iterator: AsyncIteratorProtocol {
    /// Also keeps the stream alive while it is read.
    fileprivate let stream: LiveStream

    public mutating func next() async -> [UInt8]? { await stream.queue.next() }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> [UInt8]? {
      await stream.queue.next()
    }
  }
}
