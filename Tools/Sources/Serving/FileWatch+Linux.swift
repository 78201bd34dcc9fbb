#if os(Linux)
  import Dispatch
  import Glibc

  /// Tells when files in some folders may have changed, with inotify(7).
  final class FileWatch {
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    private let source: any DispatchSourceRead
    private var iterator: AsyncStream<Void>.Iterator

    init() {
      let (events, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
      iterator = events.makeAsyncIterator()
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      source.setEventHandler { [descriptor] in
        // The events only say that something happened. A snapshot finds what it was.
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        continuation.yield()
      }
      source.setCancelHandler { [descriptor] in _ = close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// Follows further folders. A folder that is followed already is not followed twice.
    func follow(_ folders: [String]) {
      let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
      for folder in folders { inotify_add_watch(descriptor, folder, events) }
    }

    /// Waits until something may have changed since the last call, or until the current task is canceled.
    func next() async throws {
      if await iterator.next(isolation: #isolation) == nil { throw CancellationError() }
    }
  }
#endif
