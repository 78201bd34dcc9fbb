#if os(Linux)
  import Dispatch
  import Glibc

  /// Tells when files in some folders may have changed, with inotify(7).
  final class FileWatch {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var iterator: AsyncStream<Void>.Iterator

    /// - Throws: ``ServeProblem`` if the system allows no further watch.
    init() throws(ServeProblem) {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard descriptor >= 0 else { throw Self.problem(limit: "fs.inotify.max_user_instances") }
      self.descriptor = descriptor
      let (events, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
      iterator = events.makeAsyncIterator()
      source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      source.setEventHandler {
        // The events only say that something happened. A snapshot finds what it was.
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while read(descriptor, &buffer, buffer.count) > 0 {}
        continuation.yield()
      }
      source.setCancelHandler { _ = close(descriptor) }
      source.resume()
    }

    deinit { source.cancel() }

    /// Follows further folders. A folder that is followed already is not followed twice.
    ///
    /// - Throws: ``ServeProblem`` if the system allows no further folder.
    func follow(_ folders: Set<String>) throws(ServeProblem) {
      let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
      for folder in folders where inotify_add_watch(descriptor, folder, events) < 0 && errno == ENOSPC {
        throw Self.problem(limit: "fs.inotify.max_user_watches")
      }
    }

    /// Waits until something may have changed since the last call, or until the current task is canceled.
    func next() async throws {
      if await iterator.next(isolation: #isolation) == nil { throw CancellationError() }
    }

    private static func problem(limit: String) -> ServeProblem {
      ServeProblem(
        "The files can't be watched, because this user already watches as many as the system allows. End another program "
          + "that watches files, such as an editor, or raise the limit: sysctl \(limit)=524288")
    }
  }
#endif
