import PortableUIWeb

/// A reporter that notifies the test when streams open and close.
@MainActor
final class StreamWatcher: LivePageReporter {
  nonisolated let opened = AsyncStream<Void>.makeStream()
  nonisolated let closed = AsyncStream<Void>.makeStream()

  nonisolated init() {}

  func streamOpened() { opened.continuation.yield() }
  func streamClosed() { closed.continuation.yield() }

  nonisolated func streamHasOpened() async { for await _ in opened.stream { return } }
  nonisolated func streamHasClosed() async { for await _ in closed.stream { return } }
}
